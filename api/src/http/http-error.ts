import { allRequired } from '@hawiyat/shared/contract/company/registration';
import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { messages } from './messages.ts';

interface Details {
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly missing?: readonly string[];
  readonly stands?: ErrorBody['stands'];
  readonly assigned?: ErrorBody['assigned'];
  readonly outdated?: ErrorBody['outdated'];
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
  /** Whatever its status, it is not the server's fault, so the log omits it. */
  readonly isExpected?: boolean;
}

/** The message is Arabic and safe to show. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  readonly isExpected: boolean;

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503,
    message: string,
    {
      code,
      fields,
      missing,
      stands,
      assigned,
      outdated,
      headers = {},
      cause,
      isExpected = false,
    }: Details = {},
  ) {
    super(message, { cause });
    this.body = {
      message,
      ...(code !== undefined && { code }),
      ...(fields && { fields }),
      ...(missing && { missing: [...missing] }),
      ...(stands && { stands }),
      ...(assigned && { assigned }),
      ...(outdated && { outdated }),
    };
    this.headers = headers;
    this.isExpected = isExpected;
  }
}

/** A single field's error becomes the whole message too, because not every client has fields. */
export function invalid(fields: Record<string, string> = {}): HttpError {
  const texts = [...new Set(Object.values(fields))];
  const [only] = texts;
  // The registration reports missing fields before any other error.
  const leading = texts.includes(allRequired) ? allRequired : undefined;
  const message = leading ?? (texts.length === 1 && only !== undefined ? only : messages.invalid);
  return new HttpError(400, message, { fields });
}
