import { isDeepStrictEqual } from 'node:util';
import type { Answer, Checked, Endpoint } from '@hawiyat/shared/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { checked } from './checked.ts';
import type { App } from './context.ts';
import { messages } from './messages.ts';
import { isSameToken } from './operator-token.ts';
import { assertPlainText } from './plain-text.ts';
import { invalid, Refusal, signedOut } from './refusal.ts';
import { findSession, type Session } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of a route under `/api`; the app refuses such a route without one. */
    endpoint?: Endpoint;
  }
}

/** What a handler receives: the validated input, who calls (where somebody must be signed in), and from where. */
export type Call<E extends Endpoint> = Checked<E> & {
  readonly address: string;
} & (E['audience'] extends 'company' ? { readonly session: Session } : unknown);

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
  const sessions = new WeakMap<FastifyRequest, Session>();

  async function settleCaller(request: FastifyRequest): Promise<void> {
    if (endpoint.audience === 'anyone') return;
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw signedOut();
    if (endpoint.audience === 'operator') {
      if (!isSameToken(token, app.operatorToken)) throw signedOut();
      return;
    }
    const session = await findSession(app.db, token, app.now());
    if (!session) throw signedOut();
    sessions.set(request, session);
  }

  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...options,
    onRequest: settleCaller,
    async handler(request, reply) {
      for (const part of [request.params, request.query, request.body]) assertPlainText(part);
      const call = {
        params: checked(endpoint.params, request.params, () => new Refusal(404, messages.notFound)),
        query: checked(endpoint.query, request.query, invalid),
        body: checked(endpoint.body, request.body, invalid),
        session: sessions.get(request),
        address: request.ip,
      };
      // The parts are exactly what the endpoint's schemas gave, which the compiler cannot follow through the key names.
      const answer = await handler(call as unknown as Call<E>);
      if (process.env.NODE_ENV !== 'production') assertPromised(endpoint, answer);
      return reply.code(endpoint.status ?? 200).send(answer);
    },
  });
}

/** An answer with a field too many is as wrong as one too few: that is how a password's hash would get out. */
function assertPromised(endpoint: Endpoint, answer: unknown): void {
  const { data, error } = endpoint.response.safeParse(answer);
  if (error || !isDeepStrictEqual(data, answer))
    throw new Error(`${endpoint.method} ${endpoint.path} answers something else than its contract says`, {
      cause: error,
    });
}
