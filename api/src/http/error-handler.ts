import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWaiting } from '../kernel/bounded-queue.ts';
import { knownError } from './domain-error-responses.ts';
import { HttpError, invalid } from './http-error.ts';
import { messages } from './messages.ts';
import { secure } from './security-headers.ts';
import { endsUnread } from './unread-body.ts';

/** Logs internal errors with the request's id, which the response carries too (`X-Request-Id`). */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isPage = wantsPage(request),
): FastifyReply {
  // Only command lines ask for English alone; browsers name more languages.
  const isEnglish = request.headers['accept-language'] === 'en';
  const thrown = request.server.judgeError?.(error, request) ?? error;
  const httpError = knownError(thrown, isEnglish) ?? httpErrorOf(thrown);
  if (httpError.status >= 500 && !httpError.isExpected)
    request.log.error({ err: httpError.cause ?? thrown }, 'request failed');
  if (endsUnread(request)) reply.header('connection', 'close');
  secure(request, reply).code(httpError.status).headers(httpError.headers);
  if (isPage) return reply.type('text/html; charset=utf-8').send(errorPage(httpError.message));
  return reply.type('application/json; charset=utf-8').send(httpError.body);
}

/** What is a page also answers monitors, link scanners and other programs that accept anything. */
export function wantsPage({ method, url, headers, server }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|r|s)(\/|$|\?)/.test(url)) return false;
  const { accept = '*/*' } = headers;
  return (
    accept.includes('text/html') || (accept.includes('*/*') && server.isPagePath?.(pathOf(url)) === true)
  );
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '');

declare module 'fastify' {
  interface FastifyInstance {
    isPagePath?(path: string): boolean;
    /** Tests only: replaces an error that the call does not declare. */
    judgeError?(error: unknown, request: FastifyRequest): Error | null;
  }
}

function httpErrorOf(cause: unknown): HttpError {
  // The metrics count it: an attack must not fill the log.
  if (cause instanceof TooManyWaiting)
    return new HttpError(503, messages.busy, { headers: { 'retry-after': '10' }, isExpected: true });
  const { code = '', statusCode = 500 } = traitsOf(cause);
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new HttpError(404, messages.notFound);
  if (statusCode === 413) return new HttpError(413, messages.tooLarge);
  if (statusCode === 415) return new HttpError(415, messages.wrongType);
  // Malformed requests, and values that the database rejects (SQLSTATE class 22).
  if ((statusCode >= 400 && statusCode < 500) || /^22[0-9A-Z]{3}$/.test(code)) return invalid();
  if (databaseAway.test(code) || (cause instanceof Error && noConnection.test(cause.message)))
    return new HttpError(503, messages.busy, { cause, headers: { 'retry-after': '5' } });
  if (diskFails.test(code))
    return new HttpError(503, messages.notStored, { cause, headers: { 'retry-after': '60' } });
  return new HttpError(500, messages.unexpected, { cause });
}

/** SQLSTATE 08 connection, 53 resources, 57 shutdown, 25P03 idle, 25006 and 40001 standby; and socket errors. */
const databaseAway =
  /^(08[0-9A-Z]{3}|53[0-9A-Z]{3}|57014|57P0[0-9A-Z]|25P03|25006|40001|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

const diskFails = /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/;

/** Errors of the connection pool have no code. */
const noConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

function traitsOf(error: unknown): { code?: string; statusCode?: number } {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
  return { ...code, ...(status !== undefined && { statusCode: status }) };
}

/** For a server without a host: needs no other file. `message` is one of our texts, which need no escaping. */
function errorPage(message: string): string {
  return `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>منصة حاويات</title><p>${message}</p></html>`;
}
