/** Figures of a running server for Prometheus. */
import type { RequestListener } from 'node:http';
import type { Answered } from './options.js';
import type { RoomService } from './attach.js';

export interface Metrics {
  /** To be called after each request. */
  readonly answered: (answered: Answered) => void;
  /** Returns a listener that answers `/metrics`, and passes all other requests on. */
  listener(next: RequestListener): RequestListener;
  /** From now on, the figures include the rooms and the connections of this service. */
  watch(rooms: RoomService): void;
}

/** Seconds; most answers take about a millisecond. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Resolves to the figures. Rejects with an Error, one sentence, without the package `prom-client`. */
export async function metricsOf(): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client').catch(
    (cause: unknown) => {
      throw new Error('Figures for Prometheus need another package: npm install prom-client', { cause });
    },
  );
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'yahtzee_rooms_request_duration_seconds',
    help: 'The time until a request was answered, by its name and its answer: ok, or why it was refused',
    labelNames: ['request', 'answer'],
    buckets: DURATIONS,
    registers,
  });
  return {
    answered: ({ request, answer, seconds }) => durations.observe({ request, answer }, seconds),
    listener: (next) => (request, response) => {
      if ((request.url ?? '').split('?')[0] !== '/metrics') return next(request, response);
      void registry.metrics().then((text) => {
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
        response.end(text);
      });
    },
    watch(rooms) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      gauge(
        'yahtzee_rooms_in_memory',
        'Rooms and events to which somebody is connected here',
        () => rooms.size,
      );
      gauge('yahtzee_rooms_connections', 'Connections of this process', () => rooms.connections);
    },
  };
}
