import { AsyncLocalStorage } from 'node:async_hooks';

/** What a company's call does to the audit log. */
export interface LoggedCall {
  readonly adminId: string;
  /** The newest entry of the call that this one undoes. */
  readonly undoes: number | null;
  /** The newest entry that the call appended. */
  newest: number | null;
  /** Things whose entries `undoes` was compared with. */
  readonly compared: Set<string>;
}

export const loggedCalls = new AsyncLocalStorage<LoggedCall>();
