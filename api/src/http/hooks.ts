import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { audiences, type Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { compositionVersionHeader } from '@hawiyat/shared/contract/platform/rollouts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reading } from '../db/reading.ts';
import type { ErrorType } from '../kernel/domain-error.ts';
import { aboutTheCalls, docRoutes } from './docs.ts';
import { handleError } from './error-handler.ts';
import { HttpError } from './http-error.ts';
import { measure } from './measure.ts';
import { messages } from './messages.ts';
import { acceptMultipart } from './multipart.ts';
import { acceptJsonOnly } from './plain-json.ts';
import { secure } from './security-headers.ts';
import type { Server } from './server-context.ts';

interface Hooks {
  /** Tells an open page that a rollout has changed since it was composed. */
  compositionVersion(): number;
}

export function addHooks(server: Server, { compositionVersion }: Hooks): void {
  const { http } = server;
  const calls = everyCall(http);
  http.addHook('onRequest', ({ method }, _reply, done) => {
    if (method === 'GET' || method === 'HEAD') reading.run(true, done);
    else done();
  });
  http.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
    assertOneHost(request);
    if (!request.url.startsWith('/api/company/')) return;
    reply.headers({
      [compositionVersionHeader]: compositionVersion(),
      // The page takes the day from this server's clock, whatever the device's says.
      date: server.now().toUTCString(),
    });
  });
  http.register(cookie);
  http.register(compress, { global: false });
  acceptJsonOnly(http);
  acceptMultipart(http);
  http.setErrorHandler(handleError);
  http.setNotFoundHandler(async () => {
    throw new HttpError(404, messages.notFound);
  });
  measure(server);
  docRoutes(server, calls);
}

/** RFC 9112, section 3.2: with two hosts, a proxy may have meant another than the server reads. */
function assertOneHost({ raw, url }: FastifyRequest): void {
  const names = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (names.length > 1 || !url.startsWith('/')) throw new HttpError(400, messages.invalid);
}

/** Collects the calls; throws for a route under /api whose contract is missing or incomplete. */
function everyCall(http: FastifyInstance): ReadonlyMap<Endpoint, readonly ErrorType[]> {
  const calls = new Map<Endpoint, readonly ErrorType[]>();
  http.addHook('onRoute', ({ url, method, config }) => {
    if (!/^\/api(\/|$)/.test(url) || aboutTheCalls.includes(url)) return;
    const endpoint = config?.endpoint;
    if (!endpoint) throw new Error(`${url} has no endpoint in the contract: register it with serve().`);
    if (!audiences.includes(endpoint.audience)) throw new Error(`${url} does not say who may call it.`);
    if (endpoint.audience === 'company' && !endpoint.right)
      throw new Error(`${url} does not say which right it needs.`);
    if (endpoint.audience === 'anyone' && !endpoint.perNetwork)
      throw new Error(`${url} does not say how often a network may call it.`);
    // Every GET route serves HEAD too.
    if (method !== 'HEAD') calls.set(endpoint, config?.throws ?? []);
  });
  return calls;
}
