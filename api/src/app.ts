import { randomUUID } from 'node:crypto';
import { audiences, type Endpoint } from '@hawiyat/shared/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import type { Listen } from './db/listen.ts';
import type { Db } from './db/open.ts';
import { answerClientError } from './http/client-error.ts';
import type { App } from './http/context.ts';
import { answerFailure, wantsPage } from './http/failure.ts';
import { acceptJsonOnly } from './http/json-only.ts';
import { Load } from './http/load.ts';
import { type LogStream, logOptions, RequestLog } from './http/log.ts';
import { measure } from './http/measure.ts';
import { messages } from './http/messages.ts';
import { createMetrics } from './http/metrics.ts';
import { acceptMultipart } from './http/multipart.ts';
import { serveOutboxPage } from './http/outbox-page.ts';
import { sendPage } from './http/page.ts';
import { Refusal } from './http/refusal.ts';
import { serveReleaseFiles } from './http/release-files.ts';
import { secure } from './http/security-headers.ts';
import { Wakes } from './http/wakes.ts';
import { createMailer } from './mail/mailer.ts';
import { deliverMailsRegularly } from './mail/post.ts';
import { releaseStore } from './releases/store.ts';
import { assignmentRoutes } from './routes/assign-driver.ts';
import { auditRoutes } from './routes/audit.ts';
import { companyStandingRoutes } from './routes/company-standing.ts';
import { containerCsvRoutes } from './routes/container-csv.ts';
import { containerRoutes } from './routes/containers.ts';
import { customerRoutes } from './routes/customer.ts';
import { customerRequestRoutes } from './routes/customer-requests.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { aboutTheCalls, docRoutes } from './routes/docs.ts';
import { driverAppRoutes } from './routes/driver-app.ts';
import { driverCsvRoutes } from './routes/driver-csv.ts';
import { driverDetailRoutes } from './routes/driver-details.ts';
import { driverPictureRoutes } from './routes/driver-picture.ts';
import { driverRoutes } from './routes/drivers.ts';
import { emailVerificationRoutes } from './routes/email-verification.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { offerRoutes } from './routes/offers.ts';
import { orderBoardRoutes } from './routes/order-board.ts';
import { orderRoutes } from './routes/orders.ts';
import { platformRoutes } from './routes/platform.ts';
import { refundRoutes } from './routes/refunds.ts';
import { registrationRoutes } from './routes/registration.ts';
import { releaseRoutes } from './routes/releases.ts';
import { revenueRoutes } from './routes/revenue.ts';
import { reviewRoutes } from './routes/review.ts';
import { sessionRoutes } from './routes/session.ts';
import { statementRoutes } from './routes/statement.ts';
import { subOrderRoutes } from './routes/sub-orders.ts';
import { serveUploads } from './uploads/store.ts';

export interface AppOptions {
  readonly db: Db;
  /** Hears of new events; without it readers look by themselves now and then. */
  readonly listen?: Listen;
  /** Folder of the releases' files, of uploads, and of mail that nobody sends. */
  readonly dataDir: string;
  readonly operatorToken: string;
  readonly logLevel: string;
  readonly publicUrl?: string | null;
  readonly trustedProxies?: readonly string[];
  /** The mail server; without it letters stay in the data folder. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string;
  readonly supportEmail?: string;
  /** Shows the letters that nobody sends to whoever tries the panel out on this machine. */
  readonly demo?: boolean;
  readonly logStream?: LogStream;
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number;
  /** Calls at the same time; more are refused. */
  readonly mostAtOnce?: number;
  /** By how much every rate limit is raised. */
  readonly attemptFactor?: number;
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
    dataDir: options.dataDir,
    wakes: new Wakes(),
    metrics: createMetrics(),
    releases: releaseStore(options.db, options.dataDir),
    mailer: createMailer({
      smtpUrl: options.smtpUrl ?? null,
      dataDir: options.dataDir,
      from: options.mailFrom ?? 'no-reply@hawiyat.example',
    }),
    supportEmail: options.supportEmail ?? 'support@hawiyat.example',
    operatorToken: options.operatorToken,
    publicUrl: options.publicUrl ?? null,
    attemptFactor: options.attemptFactor ?? 1,
    now: options.now ?? (() => new Date()),
  };
  const load = new Load(http, options.mostAtOnce ?? 500);
  everyRequest(app);
  hearEvents(app, options.listen);
  deliverMailsRegularly(app);
  healthRoutes(app);
  emailVerificationRoutes(app);
  registrationRoutes(app);
  reviewRoutes(app);
  companyStandingRoutes(app);
  sessionRoutes(app);
  containerRoutes(app);
  containerCsvRoutes(app);
  driverRoutes(app);
  driverDetailRoutes(app);
  driverPictureRoutes(app);
  driverCsvRoutes(app);
  dashboardRoutes(app);
  revenueRoutes(app);
  statementRoutes(app);
  orderRoutes(app);
  orderBoardRoutes(app);
  offerRoutes(app);
  subOrderRoutes(app);
  assignmentRoutes(app);
  customerRoutes(app);
  customerRequestRoutes(app);
  driverAppRoutes(app);
  refundRoutes(app);
  eventRoutes(app);
  auditRoutes(app);
  platformRoutes(app);
  releaseRoutes(app);
  serveReleaseFiles(app);
  serveUploads(app.http, app.dataDir);
  if (options.demo && !app.mailer.delivers) serveOutboxPage(app);
  // Last, so that the streams have been ended before.
  http.addHook('preClose', () => load.finished());
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
    // By then everything that was begun is answered (`Load`); what is left are connections that ask for nothing.
    forceCloseConnections: true,
    // A request that arrives while the server closes is still answered: what was acknowledged must be done.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply);
    },
  });
}

/** Listens as long as the server does. */
function hearEvents({ http, wakes }: App, listen: Listen | undefined): void {
  if (listen) http.addHook('onListen', () => wakes.listen(listen));
  http.addHook('onClose', () => wakes.close());
}

function everyRequest(app: App): void {
  const { http } = app;
  const endpoints = everyCall(http);
  http.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
  });
  acceptJsonOnly(http);
  acceptMultipart(http);
  http.setErrorHandler(answerFailure);
  http.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendPage(app, request, reply);
    throw new Refusal(404, messages.notFound);
  });
  measure(app);
  docRoutes(app, endpoints);
}

/**
 * Collects the calls as they are registered.
 * @throws Error at a route under /api that has no contract, or whose contract does not say who may call
 */
function everyCall(http: FastifyInstance): Endpoint[] {
  const endpoints: Endpoint[] = [];
  http.addHook('onRoute', ({ url, method, config }) => {
    if (!/^\/api(\/|$)/.test(url) || aboutTheCalls.includes(url)) return;
    const endpoint = config?.endpoint;
    if (!endpoint) throw new Error(`${url} has no endpoint in the contract: register it with serve().`);
    if (!audiences.includes(endpoint.audience)) throw new Error(`${url} does not say who may call it.`);
    // Reading a list without its body comes by itself with every GET.
    if (method !== 'HEAD') endpoints.push(endpoint);
  });
  return endpoints;
}
