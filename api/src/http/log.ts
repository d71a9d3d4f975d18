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

/** Omits details, in which a database puts rows, and messages of SQLSTATE class 22, which quote the value. */
function errorFields(error: Error): { type: string; code?: string; message: string; stack: string } {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` ← ${errorFields(error.cause).message}` : '';
  const message =
    code !== undefined && /^22/.test(code) ? 'a value that the database rejects' : error.message;
  return { type: error.name, ...(code && { code }), message: message + cause, stack: frames.join('\n') };
}

export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return { level, serializers: { err: errorFields }, ...(stream && { stream }) };
}

/** Half a megabyte in a minute: a crowd must not fill a disk. */
const linesASecond = 40;

/** No query, address or header: a search text or a visitor's address is personal data. */
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
    const isPage = routeOptions.url === undefined || routeOptions.url === '/*';
    const path = isPage ? url.replace(/[?#].*$/, '') : routeOptions.url;
    const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (err) log.warn({ ...line, err }, 'response cut off');
    else if (['debug', 'trace'].includes(log.level) || this.hasLine(request.server.log))
      log.info(line, 'request');
  }

  /** A single line counts the dropped ones. */
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
