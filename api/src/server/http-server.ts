import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defaultBodyLimit } from '@hawiyat/shared/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from './client-error.ts';
import { handleError } from './error-handler.ts';
import { type LogStream, logOptions, RequestLog } from './log.ts';

export interface ServerOptions {
  readonly logLevel: string;
  readonly logStream?: LogStream;
  readonly trustedProxies?: readonly string[];
  /** Milliseconds within which a request must arrive. */
  readonly requestTimeout?: number;
}

/**
 * The bare Fastify server: limits, log and shutdown.
 * @param isRejected answers a request that the framework shall not see, and says so
 */
export function httpServer(
  { logLevel, logStream, trustedProxies = [], requestTimeout = 30_000 }: ServerOptions,
  isRejected: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyInstance {
  return fastify({
    logger: logOptions(logLevel, logStream),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: defaultBodyLimit,
    // A listener of the server's own: under overload the framework costs more than the rejection.
    serverFactory: (answer) =>
      createServer(
        {
          requestTimeout,
          headersTimeout: Math.min(10_000, requestTimeout),
          // By default late requests are rarely looked for.
          connectionsCheckingInterval: Math.min(1000, requestTimeout),
          // Longer than the minute for which proxies keep a connection.
          keepAliveTimeout: 72_000,
        },
        (request, response) => {
          if (!isRejected(request, response)) answer(request, response);
        },
      ),
    // Everything that was begun is answered by then; the remaining connections are idle.
    forceCloseConnections: true,
    // A request that arrives while the server closes is still answered: what was acknowledged must be done.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
}
