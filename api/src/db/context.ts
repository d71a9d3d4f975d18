import type { Db } from './schema.ts';

/** The server's log, as far as a command needs it. */
export interface Log {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** What commands and queries are given: never the server, so that a job or a test can run them too. */
export interface Context {
  readonly db: Db;
  /** The clock: the only thing that tests may replace. */
  now(): Date;
  readonly log: Log;
}
