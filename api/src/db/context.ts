import type { Db } from './schema.ts';

export interface Log {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** Commands and queries get this instead of the server, so that jobs and tests can run them. */
export interface Context {
  readonly db: Db;
  now(): Date;
  readonly log: Log;
}
