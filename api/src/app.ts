import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Db } from './db/open.ts';
import { answerClientError } from './http/client-error.ts';
import type { App } from './http/context.ts';
import { answerFailure, wantsPage } from './http/failure.ts';
import { acceptJsonOnly } from './http/json-only.ts';
import { type LogStream, logOptions, RequestLog } from './http/log.ts';
import { messages } from './http/messages.ts';
import { sendPage } from './http/page.ts';
import { Refusal } from './http/refusal.ts';
import { serveReleaseFiles } from './http/release-files.ts';
import { secure } from './http/security-headers.ts';
import { releaseStore } from './releases/store.ts';
import { containerRoutes } from './routes/containers.ts';
import { healthRoutes } from './routes/health.ts';
import { releaseRoutes } from './routes/releases.ts';
import { sessionRoutes } from './routes/session.ts';

export interface AppOptions {
  readonly db: Db;
  /** Folder of the releases' files. */
  readonly dataDir: string;
  readonly operatorToken: string;
  readonly logLevel: string;
  readonly publicUrl?: string | null;
  readonly trustedProxies?: readonly string[];
  readonly logStream?: LogStream;
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number;
  readonly now?: () => Date;
}

/**
 * Puts the server together: what holds for every request, then the routes.
 * @returns the app, not listening yet; its database must be open and migrated
 */
export function createApp(options: AppOptions): App {
  const http = httpServer(options);
  const app: App = {
    http,
    db: options.db,
    releases: releaseStore(options.db, options.dataDir),
    operatorToken: options.operatorToken,
    publicUrl: options.publicUrl ?? null,
    now: options.now ?? (() => new Date()),
  };
  everyRequest(app);
  healthRoutes(app);
  sessionRoutes(app);
  containerRoutes(app);
  releaseRoutes(app);
  serveReleaseFiles(app);
  return app;
}

function httpServer({
  logLevel,
  logStream,
  trustedProxies = [],
  requestTimeout = 30_000,
}: AppOptions): FastifyInstance {
  return fastify({
    logger: logOptions(logLevel, logStream),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1024 * 1024,
    // Node looks for late requests by itself only now and then, and only if its own server is told the limit.
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: Math.min(10_000, requestTimeout),
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
    // A request that arrives while the server closes is still answered: what was acknowledged must be done.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply);
    },
  });
}

function everyRequest(app: App): void {
  const { http } = app;
  http.addHook('onRoute', ({ url, config }) => {
    if (/^\/api(\/|$)/.test(url) && !config?.endpoint)
      throw new Error(`${url} has no endpoint in the contract: register it with serve().`);
  });
  http.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
  });
  acceptJsonOnly(http);
  http.setErrorHandler(answerFailure);
  http.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendPage(app, request, reply);
    throw new Refusal(404, messages.notFound);
  });
}
