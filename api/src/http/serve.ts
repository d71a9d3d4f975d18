import { isDeepStrictEqual } from 'node:util';
import type { Answer, Audience, Endpoint, ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce } from './answer-once.ts';
import { authenticate, type Sessions } from './authenticate.ts';
import type { App } from './context.ts';
import { HttpError, invalid } from './http-error.ts';
import { InParts, LongAnswers, type Parts } from './long-answer.ts';
import { messages } from './messages.ts';
import { readMultipart } from './multipart.ts';
import { networkOf } from './network.ts';
import { networkLimit } from './network-limit.ts';
import { noteOperator, type Operator } from './operator.ts';
import { assertPlainText } from './plain-text.ts';
import { compressed } from './send-compressed.ts';
import { validate } from './validate.ts';
import { type Page, wholeList } from './whole-list.ts';

/** Characters. A shorter text fits into one packet as it is. */
const longText = 1_400;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of a route under `/api`; the app refuses such a route without one. */
    endpoint?: Endpoint;
  }
}

/** What a handler receives: the validated input, who calls (where somebody must be signed in), and from which network. */
export type Call<E extends Endpoint> = ValidatedInput<E> & {
  readonly address: string;
  /** What the browser sent along by itself: its cookies are in it. */
  readonly browser: Pick<FastifyRequest, 'headers'>;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: () => AbortSignal;
  /** Gives the browser a cookie along with the answer. */
  readonly setCookie: (write: (isSecure: boolean) => string) => void;
} & (E['audience'] extends 'company' | 'driver' | 'customer' | 'team' | 'operator'
    ? { readonly session: Sessions[E['audience']] }
    : unknown);

/**
 * Serves one call of the contract. Who calls is settled before the body is read; then the parts are checked, each
 * refusal in the contract's own words; then the handler answers with what the contract promises.
 * @param handler may throw a `Refusal`; anything else it throws is a 500. A long answer is given `InParts`
 * @param options `isList`: the query has a `limit` and a `cursor`, and who leaves them out gets the whole list, part by part
 */
export function serve<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | InParts>,
  { isList = false }: { isList?: boolean } = {},
): void {
  const sessions = new WeakMap<FastifyRequest, Sessions[Audience]>();
  const limited = endpoint.perNetwork && networkLimit(app, endpoint.perNetwork);
  const longAnswers = longAnswersOf(app);

  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    async onRequest(request) {
      const { authorization } = request.headers;
      await app.load.work(async () => {
        await limited?.(request);
        sessions.set(request, await authenticate(app, endpoint, authorization));
      });
    },
    // A form's file may take its time; until it is here nothing is worked on.
    async preHandler(request) {
      request.body = await bodyOf(endpoint, request);
    },
    async handler(request, reply) {
      const { body } = request;
      // JSON was looked at as it arrived.
      const typed = endpoint.multipart ? body : undefined;
      for (const part of [request.params, request.query, typed]) assertPlainText(part);
      const call = {
        params: validate(endpoint.params, request.params, () => new HttpError(404, messages.notFound)),
        query: validate(endpoint.query, request.query, invalid),
        // Without any body every field is missing, and is named.
        body: validate(endpoint.body, body ?? {}, invalid),
        session: sessions.get(request),
        address: networkOf(request.ip),
        browser: request,
        gone: () => whenGone(reply),
        setCookie: (write: (isSecure: boolean) => string) =>
          reply.header('set-cookie', write(request.protocol === 'https')),
      };
      // The parts are exactly what the endpoint's schemas gave, which the compiler cannot follow through the key names.
      const work = (query: unknown) => handler({ ...call, query } as unknown as Call<E>);
      const promised = <T>(answer: T): T => {
        if (process.env.NODE_ENV !== 'production') assertPromised(endpoint, answer);
        return answer;
      };
      const inParts = (text: Parts) => {
        reply.type(
          endpoint.answers === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        );
        return longAnswers.answer(request, reply, ownerOf(call.session), worked(app, text));
      };
      if (isList && isWhole(call.query))
        return inParts(
          wholeList(async (part) => promised(await work({ ...Object(call.query), ...part })) as Page),
        );
      const once = { endpoint, request, reply, body, session: sessions.get(request) };
      const answer = await app.load.work(() => answerOnce(app, once, () => work(call.query)));
      if (endpoint.answers === 'csv')
        reply.header('content-disposition', 'attachment; filename="hawiyat.csv"');
      if (answer instanceof InParts) return inParts(answer.text);
      promised(answer);
      if (endpoint.audience === 'operator' && endpoint.method !== 'GET')
        noteOperator(app, call.session as Operator, `${endpoint.method} ${request.url.replace(/\?.*$/, '')}`);
      return reply.code(endpoint.status ?? 200).send(answer);
    },
    // What is read alone: answers to changes carry what nobody may guess at (a session's token), and are short.
    async onSend(request, reply, text) {
      if (endpoint.method !== 'GET' || typeof text !== 'string' || text.length < longText) return text;
      return compressed(request, reply, text);
    },
  });
}

const ofServers = new WeakMap<App, LongAnswers>();
/** Turns are taken among all long answers of a server. */
function longAnswersOf(app: App): LongAnswers {
  const known = ofServers.get(app) ?? new LongAnswers();
  ofServers.set(app, known);
  return known;
}

/** Making a part is work; what lies between two parts is the reader's time. */
async function* worked(app: App, text: Parts): Parts {
  for (;;) {
    const { value, done } = await app.load.work(() => text.next());
    if (done) return value;
    yield value;
  }
}

/** Whether no part was asked for. */
const isWhole = (query: unknown) =>
  ['limit', 'cursor', 'skip'].every((text) => Object(query)[text] === undefined);

const ownerOf = (session: unknown): string =>
  String(Object(session).companyId ?? Object(session).customerId ?? 'operator');

/** The request's body as the endpoint declares that it travels; the other way is a 415. */
async function bodyOf(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (Boolean(endpoint.multipart) === request.isMultipart())
    return endpoint.multipart ? readMultipart(request) : request.body;
  if (endpoint.multipart || endpoint.body) throw new HttpError(415, messages.wrongType);
  return undefined;
}

function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new HttpError(503, messages.busy, { isExpected: true }));
  });
  return gone.signal;
}

/** An answer with a field too many is as wrong as one too few: that is how a password's hash would get out. */
function assertPromised(endpoint: Endpoint, answer: unknown): void {
  const { data, error } = endpoint.response.safeParse(answer);
  if (error || !isDeepStrictEqual(data, answer))
    throw new Error(`${endpoint.method} ${endpoint.path} answers something else than its contract says`, {
      cause: error,
    });
}
