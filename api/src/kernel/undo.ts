import { AsyncLocalStorage } from 'node:async_hooks';

interface LoggedCall {
  /** The newest entry of the call that this one undoes. */
  readonly undoes: number | null;
  /** The newest entry that the call appended to the audit log; 0 without one. */
  newest: number;
}

export const loggedCalls = new AsyncLocalStorage<LoggedCall>();
