import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { Db } from '../src/db/schema.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tests follow a few ids through whatever the calls answer
export type Answered = any;

/** What a call is made with: whose token, its path's values, and a JSON body or a form. */
export interface Sent {
  readonly token?: string;
  readonly ids?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  /** Whether it has to be rejected. */
  readonly isWrong?: true;
}

export interface Caller {
  /** Makes a call and notes what it cost. @returns its answer */
  measured(endpoint: Endpoint, sent: Sent): Promise<Answered>;
  /** Makes a call that only prepares another one. */
  unmeasured(endpoint: Endpoint, sent: Sent): Promise<Answered>;
  readonly db: Db;
  readonly operatorToken: string;
}
