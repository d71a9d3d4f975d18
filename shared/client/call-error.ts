import type { ErrorBody } from '../contract/core/error.ts';

type Details = Partial<Pick<CallError, 'code' | 'fields' | 'assigned' | 'outdated' | 'retryAfter' | 'cause'>>;

export class CallError extends Error {
  /** HTTP status, or 0 without an answer. */
  declare readonly status: number;
  declare readonly code: string | undefined;
  declare readonly fields: Readonly<Record<string, string>>;
  declare readonly assigned: ErrorBody['assigned'];
  declare readonly outdated: ErrorBody['outdated'];
  /** Seconds. */
  declare readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { cause, ...details }: { [Name in keyof Details]: Details[Name] | undefined } & { status: number },
  ) {
    super(message, { cause });
    Object.assign(this, details, { name: 'CallError', fields: details.fields ?? {} });
  }
}
