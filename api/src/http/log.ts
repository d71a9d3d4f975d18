import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

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
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` ← ${errorFields(error.cause).message}` : '';
  const message =
    code !== undefined && /^22/.test(code) ? 'a value that the database refuses' : error.message;
  return { type: error.name, ...(code && { code }), message: message + cause, stack: frames.join('\n') };
}

/** The logger's settings: JSON lines, with nothing of a request that is not ours to keep. */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return { level, serializers: { err: errorFields }, ...(stream && { stream }) };
}

/** A crowd must not fill a disk: at 40 a second the lines of requests are half a megabyte in a minute. */
const linesASecond = 40;

/** One line a request, as long as they are few. No query, no address, no header: a search text or a visitor's address is personal data. */
export class RequestLog extends LogController {
  private lines = 0;

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
    else if (['debug', 'trace'].includes(log.level) || this.hasLine(request.server.log))
      log.info(line, 'request');
  }

  /** Whether this second's lines are not used up; those that are left out are counted in one. */
  private hasLine(log: FastifyBaseLogger): boolean {
    if (this.lines === 0)
      setTimeout(() => {
        const leftOut = this.lines - linesASecond;
        if (leftOut > 0) log.info({ leftOut }, 'more requests than lines for them');
        this.lines = 0;
      }, 1000).unref();
    this.lines += 1;
    return this.lines <= linesASecond;
  }
}
