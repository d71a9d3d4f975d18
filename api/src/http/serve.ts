import { type Audience, defaultBodyLimit, type Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyRequest } from 'fastify';
import { inSessionTransaction } from '../db/session-transaction.ts';
import type { ErrorType } from '../kernel/domain-error.ts';
import { type Admission, largestBody } from './bodies-under-way.ts';
import { compressed } from './compression.ts';
import { noUploadsInDemo } from './errors.ts';
import { HttpError, invalid } from './http-error.ts';
import { messages } from './messages.ts';
import { isMultipart, readMultipart, tooLarge } from './multipart.ts';
import { networkOf } from './network.ts';
import { networkLimit } from './network-limit.ts';
import type { Sessions } from './principals.ts';
import { type Handler, type ResponseOptions, responder } from './responder.ts';
import type { Server } from './server-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract, which every route under `/api` must have. */
    endpoint?: Endpoint;
    /** What its command throws beside `generalErrors`. */
    throws?: readonly ErrorType[];
  }
}

interface Options extends ResponseOptions {
  readonly beforeBody?: (request: FastifyRequest) => void;
}

/** Serves one call of the contract: authenticates before it reads the body of anything but a GET. */
export function serve<const E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E>,
  { beforeBody, ...options }: Options = {},
): { throws(...types: readonly ErrorType[]): void } {
  const throws: ErrorType[] = [];
  const sessions = new WeakMap<FastifyRequest, Sessions[Audience]>();
  const admissions = new WeakMap<FastifyRequest, Admission>();
  const isRead = endpoint.method === 'GET';
  const limited = endpoint.perNetwork && networkLimit(server, endpoint.perNetwork);
  const respond = responder(server, endpoint, handler, options);
  const authenticate = async (request: FastifyRequest) => {
    sessions.set(request, await server.authenticate(endpoint, request.headers.authorization));
  };

  server.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, throws },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    // Responses to writes hold secrets, which compression could leak.
    ...(isRead && { compress: compressed }),
    async onRequest(request, reply) {
      // A read has no body to wait for, so its handler authenticates.
      if (isRead && !limited) return;
      await server.limiter.work(async () => {
        await limited?.(request, reply);
        if (!isRead) await authenticate(request);
        if (endpoint.multipart && Object(sessions.get(request)).kind === 'demo') throw noUploadsInDemo();
        if (endpoint.multipart && !isMultipart(request)) throw new HttpError(415, messages.wrongType);
        beforeBody?.(request);
      });
      const admission = admitLargeBody(server, endpoint, request, sessions.get(request));
      if (!admission) return;
      admissions.set(request, admission);
      reply.raw.once('close', () => admission.isAtWork || admission.end());
    },
    async handler(request, reply) {
      if (isRead) {
        const read = async () => {
          await server.limiter.work(() => authenticate(request));
          return respond({ request, reply, session: sessions.get(request) });
        };
        return reply.send(await inSessionTransaction(read));
      }
      const admission = admissions.get(request);
      if (admission) admission.isAtWork = true;
      try {
        return await withBody(server, endpoint, request, async () => {
          if (endpoint.versioned) readVersion(request);
          return reply.send(await respond({ request, reply, session: sessions.get(request) }));
        });
      } finally {
        admission?.end();
      }
    },
  });
  return { throws: (...types) => void throws.push(...types) };
}

function admitLargeBody(
  { bodies }: Server,
  endpoint: Endpoint,
  request: FastifyRequest,
  session: Sessions[Audience],
): Admission | null {
  const largest = largestBody(endpoint);
  const length = request.headers['content-length'];
  if (largest === null || Number(length) <= defaultBodyLimit) return null;
  if (endpoint.multipart && Number(length) > largest) throw tooLarge(endpoint.files ?? 'logos');
  return bodies.admit(
    callerOf(session) ?? networkOf(request.ip),
    Math.min(Number(length ?? largest), largest),
  );
}

/** The same person or machine across sessions; undefined for a stranger. */
function callerOf(session: unknown): string | undefined {
  const { companyId, adminId, driverId, customerId, id, token } = Object(session);
  return session === undefined
    ? undefined
    : [companyId, adminId, driverId, customerId, id ?? token].join(' ');
}

/** Reads a slow form without a slot, and deletes its file after the work; another encoding is a 415. */
async function withBody<T>(
  { bodies }: Server,
  { multipart, files, body }: Endpoint,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (!multipart && isMultipart(request)) {
    if (body) throw new HttpError(415, messages.wrongType);
    request.body = undefined;
  }
  if (!multipart) return work();
  const { fields, drop } = await readMultipart(request, bodies.folder, files);
  request.body = fields;
  try {
    return await work();
  } finally {
    await drop();
  }
}

/** Proxies change the header's form (RFC 9110, section 8.8.1). */
const numberOf = (header: string) => /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header)?.[1];

/** Proxies drop headers, so an edit may name its version in the body; commands read it from the header. */
function readVersion(request: FastifyRequest): void {
  const { version } = Object(request.body);
  if (version === undefined || version === null) return;
  const isVersion = Number.isInteger(version) && version >= 0 && version < 1e9;
  const { 'if-match': header = '*' } = request.headers;
  const agree = header.trim() === '*' || numberOf(header) === String(version);
  if (!isVersion || !agree) throw invalid({ version: messages.valueInvalid });
  request.headers['if-match'] = `"${version}"`;
}
