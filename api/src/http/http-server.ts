import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { defaultBodyLimit } from '@hawiyat/shared/contract/core/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from './client-error.ts';
import { handleError } from './error-handler.ts';
import { type LogStream, logOptions, RequestLog } from './log.ts';
import { trustOf } from './network.ts';

export interface ServerOptions {
  readonly logLevel: string;
  readonly logStream?: LogStream;
  readonly trustedProxies?: readonly string[];
  /** Milliseconds within which a request must arrive. */
  readonly requestTimeout?: number;
}

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
    rewriteUrl: pathOf,
    trustProxy: trustedProxies.length > 0 ? trustOf(trustedProxies) : false,
    bodyLimit: defaultBodyLimit,
    // Node's own server needs the limit too, and by default rarely checks for late requests.
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
    // Every open call is answered by then; the remaining connections are idle.
    forceCloseConnections: true,
    // It would end a stop that waits for open calls.
    pluginTimeout: 0,
    // An acknowledged request must be answered, even while the server closes.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
}

/** A request line may name the host, as for a proxy (RFC 9112, section 3.2.2); another host stays as it is. */
function pathOf({ url = '/', headers: { host = '' } }: IncomingMessage): string {
  const [origin = '', authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (origin === '' || authority.toLowerCase() !== host.toLowerCase()) return url;
  const path = url.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
}
