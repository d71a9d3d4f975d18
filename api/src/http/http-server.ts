import { randomUUID } from 'node:crypto';
import { defaultBodyLimit } from '@hawiyat/shared/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from './client-error.ts';
import { handleError } from './error-handler.ts';
import { type LogStream, logOptions, RequestLog } from './log.ts';

export interface ServerOptions {
  readonly logLevel: string;
  readonly logStream?: LogStream;
  readonly trustedProxies?: readonly string[];
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number;
}

/** The bare server: its limits, its log, and how it ends. */
export function httpServer({
  logLevel,
  logStream,
  trustedProxies = [],
  requestTimeout = 30_000,
}: ServerOptions): FastifyInstance {
  return fastify({
    logger: logOptions(logLevel, logStream),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: defaultBodyLimit,
    // Node looks for late requests by itself only now and then, and only if its own server is told the limit.
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
    // By then everything that was begun is answered (`Load`); what is left are connections that ask for nothing.
    forceCloseConnections: true,
    // A request that arrives while the server closes is still answered: what was acknowledged must be done.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
}
