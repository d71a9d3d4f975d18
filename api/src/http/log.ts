import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Where structured logs go; standard output when left out. */
export interface LogStream {
  write(line: string): void;
}

/**
 * What the logger may write of an error: never its details, because a database puts rows and parameters into them.
 * A message of SQLSTATE class 22 quotes the value, so it goes too.
 */
function errorFields(error: Error): { type: string; code?: string; message: string; stack: string } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((it) => /^\s+at /.test(it));
  const cause = error.cause instanceof Error ? ` ← ${errorFields(error.cause).message}` : '';
  const message =
    code !== undefined && /^22/.test(code) ? 'a value that the database refuses' : error.message;
  return { type: error.name, ...(code && { code }), message: message + cause, stack: frames.join('\n') };
}

/** The logger's settings: JSON lines, with nothing of a request that is not ours to keep. */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return { level, serializers: { err: errorFields }, ...(stream && { stream }) };
}

/** One line a request. No query, no address, no header: a search text or a visitor's address is personal data. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says it all.
  }

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url, log, routeOptions } = request;
    const path = routeOptions.url ?? url.replace(/[?#].*$/, '');
    const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (err) log.warn({ ...line, err }, 'answer cut off');
    else log.info(line, 'request');
  }
}
