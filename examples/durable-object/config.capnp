# What workerd, the runtime of Durable Objects, serves: the bundled worker, with its games in a folder.

using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "rooms", worker = .rooms),
    (name = "games", disk = (writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "rooms")],
);

const rooms :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "dist/worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "ROOMS", durableObjectNamespace = "RoomObject")],
  durableObjectNamespaces = [(className = "RoomObject", uniqueKey = "yahtzee-rooms", enableSql = true)],
  durableObjectStorage = (localDisk = "games"),
);
