import type { ErrorBody } from '../contract/core/error.ts';

export class CallError extends Error {
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  readonly code: string | undefined;
  /** Messages by field of the body. */
  readonly fields: Readonly<Record<string, string>>;

  /** The driver whom another user assigned meanwhile. */
  readonly assigned: ErrorBody['assigned'];

  readonly outdated: ErrorBody['outdated'];

  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      status: number;
      code?: string | undefined;
      fields?: Record<string, string> | undefined;
      assigned?: ErrorBody['assigned'];
      outdated?: ErrorBody['outdated'];
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.name = 'CallError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.assigned = details.assigned;
    this.outdated = details.outdated;
    this.retryAfter = details.retryAfter;
  }
}
