import * as z from '@hawiyat/shared/contract/core/schema';
import { address } from '../contract/core/address.ts';
import { type Endpoint, type Input, takesIdempotencyKey } from '../contract/core/endpoint.ts';
import { type ErrorBody, errorBody } from '../contract/core/error.ts';
import { undoHeader } from '../contract/core/undo.ts';
import { unreachable } from '../lib/unreachable.ts';
import { $session, endSession } from '../session/session.ts';
import { CallError } from './call-error.ts';
import { noteAnswer } from './note-answer.ts';
import { apiUrl } from './origin.ts';
import { forgetPrefetched, prefetchedResponse } from './prefetch.ts';

export { CallError } from './call-error.ts';
export { latestCompositionVersion } from './note-answer.ts';
export { setOrigin } from './origin.ts';
export type { Prefetched } from './prefetch.ts';

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorBodyOf(answerBody: unknown): Partial<ErrorBody> {
  const content = z.safeParse(z.record(z.string(), z.unknown()), answerBody);
  const fields = Object.entries(errorBody.shape).flatMap(([name, schema]) => {
    const field = z.safeParse(schema, content.data?.[name]);
    return field.success ? [[name, field.data]] : [];
  });
  return Object.fromEntries(fields);
}

async function formOf(body: unknown, reduces: boolean): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    if (reduces && value instanceof File) form.append(name, await reduced(value));
    else form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

const reduced = (file: File): Promise<File> =>
  import(/* webpackChunkName: "reduced-picture" */ './reduced-picture.ts').then(
    ({ reducedPicture }) => reducedPicture(file),
    () => file,
  );

/** Milliseconds after which the same content is a new request. */
const submitKeyLifetime = 10 * 60_000;

const unansweredKeys = new Map<string, { readonly key: string; readonly since: number }>();

const contentOf = (url: string, body: unknown): string =>
  url + JSON.stringify(body, (_, value) => (value instanceof File ? fileMark(value) : value));

const fileMark = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** Reuses the key of an unanswered request with the same content, so that the server runs it once. */
function submitKey(content: string): string {
  const now = performance.now();
  const known = unansweredKeys.get(content);
  if (known && now - known.since < submitKeyLifetime) return known.key;
  // Pages without TLS have no randomUUID().
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join(
    '-',
  );
  unansweredKeys.set(content, { key, since: now });
  return key;
}

const forgetSubmitKey = (content: string): void => void unansweredKeys.delete(content);

export interface CallOptions {
  /** The edited version: the call fails with `outdated` when there is a newer one. */
  readonly version?: number | undefined;
  readonly undoes?: string | undefined;
}

/** The page's only API client; has no time-out, and a 401 ends the session. @throws CallError, or the abort's reason */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
  sessionToken = $session.get()?.token,
  { version, undoes }: CallOptions = {},
): Promise<z.output<E['response']>> {
  const { params, query, body: typed } = input as { params?: object; query?: object; body?: unknown };
  // In the body, too: proxies drop headers.
  const body = version === undefined ? typed : { ...Object(typed), version };
  const token = endpoint.audience === 'anyone' ? undefined : sessionToken;
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  if (undoes !== undefined) headers.set(undoHeader, undoes);
  // The browser writes a form's content type, because it chooses the boundary.
  if (body !== undefined && !endpoint.multipart) headers.set('content-type', 'application/json');

  const url = apiUrl(address(endpoint.path, params, query));
  const content = token && takesIdempotencyKey(endpoint) ? contentOf(url, body) : null;
  if (content !== null) headers.set('idempotency-key', submitKey(content));
  let answer: Response;
  let answerBody: unknown;
  try {
    if (endpoint.method !== 'GET') forgetPrefetched();
    const prefetched = prefetchedResponse(url, token);
    answer = await (prefetched ??
      fetch(url, {
        method: endpoint.method,
        headers,
        body: endpoint.multipart
          ? await formOf(body, endpoint.files !== undefined)
          : body === undefined
            ? null
            : JSON.stringify(body),
        signal: signal ?? null,
        credentials: 'same-origin',
      }));
    signal?.throwIfAborted();
    noteAnswer(answer);
    answerBody = endpoint.answers === 'csv' && answer.ok ? await answer.text() : await bodyOf(answer);
  } catch (cause) {
    if (signal?.aborted && content !== null) forgetSubmitKey(content);
    if (signal?.aborted) throw cause;
    throw new CallError(unreachable, { status: 0, cause });
  }

  const { status } = answer;
  if (!answer.ok) {
    // A 401 to a call from before a new sign-in must not end the new session.
    if (status === 401 && token && token === $session.get()?.token) endSession('expired');
    const { message, ...details } = errorBodyOf(answerBody);
    if (content !== null && status < 500 && details.code !== 'request_under_way') forgetSubmitKey(content);
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
    throw new CallError(message || endpoint.defaultMessage, { ...details, status, retryAfter });
  }
  if (content !== null) forgetSubmitKey(content);
  const validated = z.safeParse<E['response']>(endpoint.response, answerBody);
  if (!validated.success) {
    throw new CallError(endpoint.defaultMessage, {
      status,
      code: 'unexpected_answer',
      cause: validated.error,
    });
  }
  return validated.data;
}
