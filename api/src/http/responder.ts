import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type Audience,
  callerLimitOf,
  type Endpoint,
  type ValidatedInput,
  writeLimit,
} from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainErrorMaker, Wait } from '../kernel/domain-error.ts';
import { tooOften } from '../kernel/errors.ts';
import type { Parts } from '../kernel/parts.ts';
import { assertPlainText } from '../kernel/plain-text.ts';
import { withoutMessages } from '../kernel/without-messages.ts';
import { answerOnce } from './answer-once.ts';
import { callerLimit } from './caller-limit.ts';
import { HttpError, invalid } from './http-error.ts';
import { InParts, LongAnswers } from './long-answer.ts';
import { messages } from './messages.ts';
import { networkOf } from './network.ts';
import { noteOperator, type Operator, type Sessions } from './principals.ts';
import { SavedFile } from './saved-file.ts';
import type { Server } from './server-context.ts';
import { noteEntries } from './undo.ts';
import { validate } from './validate.ts';
import { batch, onlyPage, type Page, type Part, wholeList } from './whole-list.ts';
import { limitWrites } from './write-limit.ts';

type Call<E extends Endpoint> = ValidatedInput<E> & {
  readonly address: string;
  readonly browser: Pick<FastifyRequest, 'headers' | 'cookies'>;
  /** Aborted when the client has left. */
  readonly signal: () => AbortSignal;
  readonly setCookie: (write: (isSecure: boolean) => string) => void;
} & (E['audience'] extends 'company' | 'driver' | 'customer' | 'team' | 'operator'
    ? { readonly session: Sessions[E['audience']] }
    : unknown);

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | InParts | SavedFile>;

export interface ResponseOptions {
  /** The query has a `limit` and a `cursor`; without them the response is the whole list, in parts. */
  readonly isList?: boolean;
  readonly tooOften?: DomainErrorMaker<Wait>;
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: Sessions[Audience];
}

/** Validates a request with the contract's messages, runs its handler, and answers as the contract says. */
export function responder<const E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E>,
  { isList = false, tooOften: overLimit = tooOften }: ResponseOptions,
): (exchange: Exchange) => Promise<unknown> {
  const callerLimited = endpoint.perCaller && callerLimit(server, endpoint.perCaller, overLimit);
  const countsAsWrite = callerLimitOf(endpoint) === writeLimit;
  const longAnswers = longAnswersOf(server);

  return async (exchange) => {
    const { request, reply, session } = exchange;
    const call = readCall(endpoint, exchange);
    const work = async (query: unknown) => {
      await callerLimited?.(reply, { network: call.address, session: Object(session) });
      if (countsAsWrite) limitWrites(server, reply, Object(session).companyId);
      // The endpoint's schemas gave these parts, which the compiler cannot follow through the key names.
      const answer = () =>
        noteEntries(endpoint, exchange, () => handler({ ...call, query } as unknown as Call<E>));
      return isOfRealCompany(session) ? answer() : withoutMessages(answer);
    };
    const inParts = (text: Parts) => {
      reply.type(endpoint.answers === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
      return longAnswers.answer(request, reply, ownerOf(session), worked(server, text));
    };

    if (isList && isWhole(call.query)) {
      const read = async (part: Part) =>
        matching(endpoint, await work({ ...Object(call.query), ...part })) as Page;
      const first = await server.limiter.work(() => read({ limit: batch, cursor: undefined }));
      return first.nextCursor ? inParts(wholeList(read, first)) : onlyPage(first);
    }
    const once = { ...exchange, endpoint, body: request.body };
    const answer = await server.limiter.work(() => answerOnce(server, once, () => work(call.query)));
    if (endpoint.answers === 'csv') reply.header('content-disposition', 'attachment; filename="hawiyat.csv"');
    if (answer instanceof InParts) return inParts(answer.text);
    if (answer instanceof SavedFile) return answer.send(reply);
    matching(endpoint, answer);
    if (endpoint.audience === 'operator' && endpoint.method !== 'GET')
      noteOperator(server, session as Operator, `${endpoint.method} ${request.url.replace(/\?.*$/, '')}`);
    reply.code(endpoint.status ?? 200);
    return answer;
  };
}

function readCall({ params, query, body, multipart }: Endpoint, { request, reply, session }: Exchange) {
  // The parser has checked JSON.
  const typed = multipart ? request.body : undefined;
  for (const part of [request.params, request.query, typed]) assertPlainText(part);
  return {
    params: validate(params, request.params, () => new HttpError(404, messages.notFound)),
    query: validate(query, request.query, invalid),
    // Without a body every field is missing and gets its error.
    body: validate(body, request.body ?? {}, invalid),
    session,
    address: networkOf(request.ip),
    browser: request,
    signal: () => signalOf(reply),
    setCookie: (write: (isSecure: boolean) => string) =>
      reply.header('set-cookie', write(request.protocol === 'https')),
  };
}

const isOfRealCompany = (session: unknown) => !['sandbox', 'demo'].includes(Object(session).kind);

const ofServers = new WeakMap<Server, LongAnswers>();
function longAnswersOf(server: Server): LongAnswers {
  const known = ofServers.get(server) ?? new LongAnswers();
  ofServers.set(server, known);
  return known;
}

/** Producing a part takes a slot; the time between two parts is the reader's. */
async function* worked(server: Server, text: Parts): Parts {
  for (;;) {
    const { value, done } = await server.limiter.work(() => text.next());
    if (done) return value;
    yield value;
  }
}

const isWhole = (query: unknown) =>
  ['limit', 'cursor', 'skip'].every((text) => Object(query)[text] === undefined);

const ownerOf = (session: unknown): string =>
  String(Object(session).companyId ?? Object(session).customerId ?? 'operator');

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new HttpError(503, messages.busy, { isExpected: true }));
  });
  return controller.signal;
}

/** Outside of production an undeclared field fails too: otherwise a password hash could leak. */
function matching<T>(endpoint: Endpoint, answer: T): T {
  if (process.env.NODE_ENV === 'production') return answer;
  const { data, error } = endpoint.response.safeParse(answer);
  if (error || !isDeepStrictEqual(data, answer))
    throw new Error(`${endpoint.method} ${endpoint.path} answers something other than its contract`, {
      cause: error,
    });
  return answer;
}
