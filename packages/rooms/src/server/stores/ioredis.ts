/** The part that is used of a client of `ioredis`, for one Redis or for a cluster. */
export interface RedisClient {
  readonly status: string;
  eval(script: string, keys: number, ...values: readonly (string | number)[]): Promise<unknown>;
  lrange(key: string, from: number, to: number): Promise<string[]>;
  hmget(key: string, ...names: readonly string[]): Promise<(string | null)[]>;
  expire(key: string, seconds: number): Promise<unknown>;
  exists(key: string): Promise<number>;
  set(key: string, value: string, unit: 'EX', seconds: number, get: 'GET'): Promise<string | null>;
  hdel(key: string, ...names: readonly string[]): Promise<unknown>;
  del(key: string): Promise<unknown>;
  ssubscribe(channel: string): Promise<unknown>;
  sunsubscribe(channel: string): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'ready', listener: () => void): unknown;
  duplicate(options?: object): RedisClient;
  quit(): Promise<unknown>;
  disconnect(): void;
}
