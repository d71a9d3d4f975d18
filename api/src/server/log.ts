import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

export interface LogStream {
  write(line: string): void;
}

/**
 * What may be logged of an error: never its details, in which a database puts rows and parameters. A message
 * of SQLSTATE class 22 quotes the value, so it is left out too.
 */
function errorFields(error: Error): { type: string; code?: string; message: string; stack: string } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` ← ${errorFields(error.cause).message}` : '';
  const message =
    code !== undefined && /^22/.test(code) ? 'a value that the database rejects' : error.message;
  return { type: error.name, ...(code && { code }), message: message + cause, stack: frames.join('\n') };
}

/** The logger's settings: JSON lines, without personal data from requests. */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return { level, serializers: { err: errorFields }, ...(stream && { stream }) };
}

/** A crowd must not fill a disk: 40 request lines a second are half a megabyte in a minute. */
const linesASecond = 40;

/**
 * One line a request, up to a rate. No query, address or header: a search text or a visitor's address is
 * personal data.
 */
export class RequestLog extends LogController {
  private lines = 0;

  override incomingRequest(): void {
    // The line at the end holds everything.
  }

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url, log, routeOptions } = request;
    // All pages have one route.
    const isPage = routeOptions.url === undefined || routeOptions.url === '/*';
    const path = isPage ? url.replace(/[?#].*$/, '') : routeOptions.url;
    const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (err) log.warn({ ...line, err }, 'response cut off');
    else if (['debug', 'trace'].includes(log.level) || this.hasLine(request.server.log))
      log.info(line, 'request');
  }

  /** Whether this second has a line left; a single line counts the dropped ones. */
  private hasLine(log: FastifyBaseLogger): boolean {
    if (this.lines === 0)
      setTimeout(() => {
        const dropped = this.lines - linesASecond;
        if (dropped > 0) log.info({ dropped }, 'request lines dropped');
        this.lines = 0;
      }, 1000).unref();
    this.lines += 1;
    return this.lines <= linesASecond;
  }
}
