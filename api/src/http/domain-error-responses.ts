import { DomainError, type ErrorKind, type ErrorType } from '../kernel/domain-error.ts';
import { HttpError } from './http-error.ts';

const statuses = {
  'wrong-input': 400,
  'wrong-credentials': 401,
  'signed-out': 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'wrong-file': 415,
  'too-often': 429,
  full: 503,
} as const satisfies Record<ErrorKind, HttpError['status']>;

export const statusOf = ({ kind }: ErrorType): HttpError['status'] => statuses[kind];

function httpErrorOf({ type, text, details }: DomainError, isEnglish: boolean): HttpError {
  const { retryAfter, cause, ...told } = details;
  const { code, english } = type;
  const headers = {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(type.kind === 'signed-out' && { 'www-authenticate': 'Bearer' }),
    ...(isEnglish && english !== undefined && { 'content-language': 'en' }),
  };
  return new HttpError(statusOf(type), (isEnglish ? english : undefined) ?? text, {
    ...told,
    ...(code !== undefined && { code }),
    headers,
    cause,
  });
}

export function knownError(error: unknown, isEnglish = false): HttpError | null {
  if (error instanceof HttpError) return error;
  return error instanceof DomainError ? httpErrorOf(error, isEnglish) : null;
}
