import { deny } from '../../doors.js';
import { hasMethods } from '../doors.js';
import type { LogStore } from '../store.js';

/** The part that is used of a database of `node:sqlite` or `libsql`. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): unknown;
}

interface SqliteStatement {
  run(...values: readonly (string | number)[]): { readonly changes: number | bigint };
  all(...values: readonly (string | number)[]): readonly unknown[];
}

const SCHEMA = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS lines (room TEXT, at INTEGER, line TEXT, PRIMARY KEY (room, at)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS kept (room TEXT, name TEXT, value TEXT, PRIMARY KEY (room, name)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS expiry (room TEXT PRIMARY KEY, until INTEGER) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS expiry_until ON expiry (until);
`;

/** Adds a line if its position is free and the expected line is before it. */
const APPEND = `
  INSERT OR IGNORE INTO lines SELECT ?, ?, ?
    WHERE ? = 0 OR EXISTS (SELECT 1 FROM lines WHERE room = ? AND at = ? AND line = ?)
`;

/** How often expired logs are deleted, in milliseconds. */
const SWEEP = 60_000;

interface Append {
  readonly room: string;
  readonly at: number;
  readonly line: string;
  readonly before: string;
  readonly resolve: (done: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Resolves to a store that keeps logs in a file, which outlives the process; several processes of one machine may share
 * it. `close` closes the database, also one that was passed in.
 * Rejects with a RangeError, one sentence, if this is neither a path nor a database; with an Error, one sentence, if
 * this Node has no SQLite and `libsql` is not installed.
 */
export async function sqliteStore(file: string | SqliteDatabase): Promise<LogStore> {
  if (typeof file !== 'string' && !hasMethods(file, 'exec', 'prepare', 'close'))
    deny('file', file, 'the path of a file, or a database of node:sqlite or libsql');
  const db = typeof file === 'string' ? await openDatabase(file) : file;
  db.exec(SCHEMA);
  const insertLine = db.prepare(APPEND);
  const selectLines = db.prepare('SELECT line FROM lines WHERE room = ? AND at >= ? ORDER BY at');
  const keepValue = db.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?, ?)');
  const selectValues = db.prepare('SELECT name, value FROM kept WHERE room = ?');
  const keepExpiry = db.prepare('INSERT OR REPLACE INTO expiry VALUES (?, ?)');
  const deletes = ['lines', 'kept', 'expiry'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE room IN (SELECT room FROM expiry WHERE until <= ?)`),
  );
  let waiting: Append[] = [];
  let sweepAt = 0;

  /** Writes lines that come together in one transaction, since transactions are the slow part of a file. */
  const flush = (): void => {
    const appends = waiting;
    waiting = [];
    try {
      const done = inTransaction(db, () =>
        appends.map(
          ({ room, at, line, before }) =>
            insertLine.run(room, at, line, at, room, at - 1, before).changes > 0,
        ),
      );
      for (const [i, { resolve }] of appends.entries()) resolve(done[i] ?? false);
    } catch (error) {
      for (const { reject } of appends) reject(error);
    }
  };

  const sweep = (now: number): void => {
    inTransaction(db, () => {
      for (const statement of deletes) statement.run(now);
    });
    sweepAt = now + SWEEP;
  };

  return {
    append: (room, at, line, before = '') =>
      new Promise((resolve, reject) => {
        if (waiting.push({ room, at, line, before, resolve, reject }) === 1) setImmediate(flush);
      }),
    async read(room, from) {
      const rows = selectLines.all(room, from) as readonly { readonly line: string }[];
      return rows.map(({ line }) => line);
    },
    async keep(room, name, value) {
      keepValue.run(room, name, value);
    },
    async kept(room, names) {
      const rows = selectValues.all(room) as readonly { readonly name: string; readonly value: string }[];
      const values = new Map(rows.map(({ name, value }) => [name, value]));
      return names.map((name) => values.get(name));
    },
    async expire(room, seconds) {
      const now = Date.now();
      keepExpiry.run(room, now + seconds * 1000);
      if (now >= sweepAt || seconds <= 0) sweep(now);
    },
    async close() {
      if (waiting.length) flush();
      db.close();
    },
  };
}

/**
 * Reserves a file for this process, until the function that it resolves to is called or the process ends, however it
 * ends. Rejects if another process has reserved it. The file itself stays free for `.backup`.
 */
export async function reserve(file: string): Promise<() => void> {
  const lock = await openDatabase(`${file}-lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw String(cause).includes('locked') ? new Error('another server uses it', { cause }) : cause;
  }
  return () => void lock.close();
}

function inTransaction<T>(db: SqliteDatabase, work: () => T): T {
  // Not deferred: such a transaction would fail at its first write if another process is writing.
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite has rolled back already; what is thrown is why.
    try {
      db.exec('ROLLBACK');
    } catch {
      // There is nothing to roll back.
    }
    throw error;
  }
}

type DatabaseClass = new (file: string) => SqliteDatabase;

async function openDatabase(file: string): Promise<SqliteDatabase> {
  const builtIn: unknown = process.getBuiltinModule?.('node:sqlite');
  if (builtIn) return new (builtIn as { DatabaseSync: DatabaseClass }).DatabaseSync(file);
  const { default: Database } = await libsql();
  return new Database(file);
}

async function libsql(): Promise<{ default: DatabaseClass }> {
  try {
    return (await import('libsql')) as unknown as { default: DatabaseClass };
  } catch (cause) {
    throw new Error('To keep games in a file this Node needs another package: npm install libsql', { cause });
  }
}
