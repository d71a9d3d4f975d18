import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type Audience,
  callerLimitOf,
  defaultBodyLimit,
  type Endpoint,
  type ValidatedInput,
  writeLimit,
} from '@hawiyat/shared/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inSessionTransaction } from '../db/session-transaction.ts';
import type { DomainErrorMaker, ErrorType, Wait } from '../kernel/domain-error.ts';
import { tooOften } from '../kernel/errors.ts';
import type { Parts } from '../kernel/parts.ts';
import { assertPlainText } from '../kernel/plain-text.ts';
import { withoutMessages } from '../kernel/without-messages.ts';
import { answerOnce } from './answer-once.ts';
import { type Admission, largestBody } from './bodies-under-way.ts';
import { callerLimit } from './caller-limit.ts';
import { compressed } from './compression.ts';
import { readVersion } from './edited-version.ts';
import { noUploadsInDemo } from './errors.ts';
import { HttpError, invalid } from './http-error.ts';
import { InParts, LongAnswers } from './long-answer.ts';
import { messages } from './messages.ts';
import { isMultipart, readMultipart, tooLarge } from './multipart.ts';
import { networkOf } from './network.ts';
import { networkLimit } from './network-limit.ts';
import { noteOperator, type Operator, type Sessions } from './principals.ts';
import { SavedFile } from './saved-file.ts';
import type { Server } from './server-context.ts';
import { validate } from './validate.ts';
import { batch, onlyPage, type Page, type Part, wholeList } from './whole-list.ts';
import { limitWrites } from './write-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract, which every route under `/api` must have. */
    endpoint?: Endpoint;
    /** What its command throws beside `generalErrors`. */
    throws?: readonly ErrorType[];
  }
}

export type Call<E extends Endpoint> = ValidatedInput<E> & {
  readonly address: string;
  readonly browser: Pick<FastifyRequest, 'headers' | 'cookies'>;
  /** Aborted when the client has left. */
  readonly signal: () => AbortSignal;
  readonly setCookie: (write: (isSecure: boolean) => string) => void;
} & (E['audience'] extends 'company' | 'driver' | 'customer' | 'team' | 'operator'
    ? { readonly session: Sessions[E['audience']] }
    : unknown);

interface Options {
  /** The query has a `limit` and a `cursor`; without them the response is the whole list, in parts. */
  readonly isList?: boolean;
  readonly tooOften?: DomainErrorMaker<Wait>;
  readonly beforeBody?: (request: FastifyRequest) => void;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | InParts | SavedFile>;

interface Served {
  /** Declares what its command throws beside `generalErrors`. */
  throws(...types: readonly ErrorType[]): void;
}

/** Serves one call of the contract: authenticates before it reads the body, validates, and checks the answer. */
export function serve<const E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E>,
  { isList = false, tooOften: overLimit = tooOften, beforeBody }: Options = {},
): Served {
  const throws: ErrorType[] = [];
  const sessions = new WeakMap<FastifyRequest, Sessions[Audience]>();
  const authenticate = async (request: FastifyRequest) => {
    sessions.set(request, await server.authenticate(endpoint, request.headers.authorization));
  };
  const isRead = endpoint.method === 'GET';
  const limited = endpoint.perNetwork && networkLimit(server, endpoint.perNetwork);
  const callerLimited = endpoint.perCaller && callerLimit(server, endpoint.perCaller, overLimit);
  const countsAsWrite = callerLimitOf(endpoint) === writeLimit;
  const longAnswers = longAnswersOf(server);
  const largest = largestBody(endpoint);
  const admissions = new WeakMap<FastifyRequest, Admission>();

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { body } = request;
    // The parser has checked JSON.
    const typed = endpoint.multipart ? body : undefined;
    for (const part of [request.params, request.query, typed]) assertPlainText(part);
    const call = {
      params: validate(endpoint.params, request.params, () => new HttpError(404, messages.notFound)),
      query: validate(endpoint.query, request.query, invalid),
      // Without a body every field is missing and gets its error.
      body: validate(endpoint.body, body ?? {}, invalid),
      session: sessions.get(request),
      address: networkOf(request.ip),
      browser: request,
      signal: () => signalOf(reply),
      setCookie: (write: (isSecure: boolean) => string) =>
        reply.header('set-cookie', write(request.protocol === 'https')),
    };
    // The endpoint's schemas gave these parts, which the compiler cannot follow through the key names.
    const work = async (query: unknown) => {
      await callerLimited?.(reply, { network: call.address, session: Object(call.session) });
      if (countsAsWrite) limitWrites(server, reply, Object(call.session).companyId);
      const answer = () => handler({ ...call, query } as unknown as Call<E>);
      return isOfRealCompany(call.session) ? answer() : withoutMessages(answer);
    };
    const matching = <T>(answer: T): T => {
      if (process.env.NODE_ENV !== 'production') assertMatchesContract(endpoint, answer);
      return answer;
    };
    const inParts = (text: Parts) => {
      reply.type(endpoint.answers === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
      return longAnswers.answer(request, reply, ownerOf(call.session), worked(server, text));
    };
    if (isList && isWhole(call.query)) {
      const read = async (part: Part) => matching(await work({ ...Object(call.query), ...part })) as Page;
      const first = await server.limiter.work(() => read({ limit: batch, cursor: undefined }));
      return first.nextCursor ? inParts(wholeList(read, first)) : onlyPage(first);
    }
    const once = { endpoint, request, reply, body, session: sessions.get(request) };
    const answer = await server.limiter.work(() => answerOnce(server, once, () => work(call.query)));
    if (endpoint.answers === 'csv') reply.header('content-disposition', 'attachment; filename="hawiyat.csv"');
    if (answer instanceof InParts) return inParts(answer.text);
    if (answer instanceof SavedFile) return answer.send(reply);
    matching(answer);
    if (endpoint.audience === 'operator' && endpoint.method !== 'GET')
      noteOperator(
        server,
        call.session as Operator,
        `${endpoint.method} ${request.url.replace(/\?.*$/, '')}`,
      );
    reply.code(endpoint.status ?? 200);
    return answer;
  };

  server.http.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, throws },
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    // Responses to writes hold secrets, which compression could leak.
    ...(endpoint.method === 'GET' && { compress: compressed }),
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
      const length = request.headers['content-length'];
      if (largest === null || Number(length) <= defaultBodyLimit) return;
      if (endpoint.multipart && Number(length) > largest) throw tooLarge(endpoint.files ?? 'logos');
      const caller = callerOf(sessions.get(request)) ?? networkOf(request.ip);
      const admission = server.bodies.admit(caller, Math.min(Number(length ?? largest), largest));
      admissions.set(request, admission);
      reply.raw.once('close', () => admission.isAtWork || admission.end());
    },
    async handler(request, reply) {
      if (!isRead) {
        const admission = admissions.get(request);
        if (admission) admission.isAtWork = true;
        try {
          return await withBody(server, endpoint, request, async () => {
            if (endpoint.versioned) readVersion(request);
            return reply.send(await respond(request, reply));
          });
        } finally {
          admission?.end();
        }
      }
      const read = async () => {
        await server.limiter.work(() => authenticate(request));
        return respond(request, reply);
      };
      return reply.send(await inSessionTransaction(read));
    },
  });
  return { throws: (...types) => void throws.push(...types) };
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

/** The same person or machine across sessions; undefined for a stranger. */
function callerOf(session: unknown): string | undefined {
  const { companyId, adminId, driverId, customerId, id, token } = Object(session);
  return session === undefined
    ? undefined
    : [companyId, adminId, driverId, customerId, id ?? token].join(' ');
}

const ownerOf = (session: unknown): string =>
  String(Object(session).companyId ?? Object(session).customerId ?? 'operator');

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

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new HttpError(503, messages.busy, { isExpected: true }));
  });
  return controller.signal;
}

/** An undeclared field fails too: otherwise a password hash could leak. */
function assertMatchesContract(endpoint: Endpoint, answer: unknown): void {
  const { data, error } = endpoint.response.safeParse(answer);
  if (error || !isDeepStrictEqual(data, answer))
    throw new Error(`${endpoint.method} ${endpoint.path} answers something other than its contract`, {
      cause: error,
    });
}
