import type { ErrorBody } from '../contract/error.ts';

/** A call that did not succeed. `message` can be shown to the person as it is. */
export class CallError extends Error {
  /** HTTP status, or 0 when no answer came at all. */
  readonly status: number;
  readonly code: string | undefined;
  /** What is wrong with which field of the body. */
  readonly fields: Readonly<Record<string, string>>;

  /** Who has the job that somebody else assigned meanwhile. */
  readonly assigned: ErrorBody['assigned'];

  /** What somebody else changed since the version that this edit was of. */
  readonly outdated: ErrorBody['outdated'];

  constructor(
    message: string,
    it: {
      status: number;
      code?: string | undefined;
      fields?: Record<string, string> | undefined;
      assigned?: ErrorBody['assigned'];
      outdated?: ErrorBody['outdated'];
      cause?: unknown;
    },
  ) {
    super(message, { cause: it.cause });
    this.name = 'CallError';
    this.status = it.status;
    this.code = it.code;
    this.fields = it.fields ?? {};
    this.assigned = it.assigned;
    this.outdated = it.outdated;
  }
}
