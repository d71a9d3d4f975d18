import { isDeepStrictEqual } from 'node:util';
import type { Answer, Audience, Checked, Endpoint } from '@hawiyat/shared/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Sessions, settleCaller } from './caller.ts';
import { checked } from './checked.ts';
import type { App } from './context.ts';
import { messages } from './messages.ts';
import { readMultipart } from './multipart.ts';
import { networkOf } from './network.ts';
import { assertPlainText } from './plain-text.ts';
import { invalid, Refusal } from './refusal.ts';
import { compressed } from './send-compressed.ts';

/** Characters. A shorter text fits into one packet as it is. */
const longText = 1_400;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of a route under `/api`; the app refuses such a route without one. */
    endpoint?: Endpoint;
  }
}

/** What a handler receives: the validated input, who calls (where somebody must be signed in), and from which network. */
export type Call<E extends Endpoint> = Checked<E> & {
  readonly address: string;
  /** What the browser sent along by itself: its cookies are in it. */
  readonly browser: Pick<FastifyRequest, 'headers'>;
  /** Gives the browser a cookie along with the answer. */
  readonly setCookie: (write: (isSecure: boolean) => string) => void;
} & (E['audience'] extends 'company' | 'driver' | 'customer' | 'team'
    ? { readonly session: Sessions[E['audience']] }
    : unknown);

/**
 * Serves one call of the contract. Who calls is settled before the body is read; then the parts are checked, each
 * refusal in the contract's own words; then the handler answers with what the contract promises.
 * @param handler may throw a `Refusal`; anything else it throws is a 500
 */
export function serve<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
  options: { bodyLimit?: number } = {},
): void {
  const sessions = new WeakMap<FastifyRequest, Sessions[Audience]>();

  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...options,
    async onRequest(request) {
      sessions.set(request, await settleCaller(app, endpoint.audience, request.headers.authorization));
    },
    async handler(request, reply) {
      const body = await bodyOf(endpoint, request);
      for (const part of [request.params, request.query, body]) assertPlainText(part);
      const call = {
        params: checked(endpoint.params, request.params, () => new Refusal(404, messages.notFound)),
        query: checked(endpoint.query, request.query, invalid),
        // Without any body every field is missing, and is named.
        body: checked(endpoint.body, body ?? {}, invalid),
        session: sessions.get(request),
        address: networkOf(request.ip),
        browser: request,
        setCookie: (write: (isSecure: boolean) => string) =>
          reply.header('set-cookie', write(request.protocol === 'https')),
      };
      // The parts are exactly what the endpoint's schemas gave, which the compiler cannot follow through the key names.
      const answer = await handler(call as unknown as Call<E>);
      if (process.env.NODE_ENV !== 'production') assertPromised(endpoint, answer);
      if (endpoint.answers === 'csv')
        reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="hawiyat.csv"',
        });
      return reply.code(endpoint.status ?? 200).send(answer);
    },
    // What is read alone: answers to changes carry what nobody may guess at (a session's token), and are short.
    async onSend(request, reply, text) {
      if (endpoint.method !== 'GET' || typeof text !== 'string' || text.length < longText) return text;
      return compressed(request, reply, text);
    },
  });
}

/** The request's body as the endpoint declares that it travels; the other way is a 415. */
async function bodyOf(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (Boolean(endpoint.multipart) === request.isMultipart())
    return endpoint.multipart ? readMultipart(request) : request.body;
  if (endpoint.multipart || endpoint.body) throw new Refusal(415, messages.wrongType);
  return undefined;
}

/** An answer with a field too many is as wrong as one too few: that is how a password's hash would get out. */
function assertPromised(endpoint: Endpoint, answer: unknown): void {
  const { data, error } = endpoint.response.safeParse(answer);
  if (error || !isDeepStrictEqual(data, answer))
    throw new Error(`${endpoint.method} ${endpoint.path} answers something else than its contract says`, {
      cause: error,
    });
}
