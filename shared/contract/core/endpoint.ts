import type * as z from '@hawiyat/shared/contract/core/schema';
import type { Right } from './roles.ts';

/**
 * Who may make a call: `anyone` needs no token, `company` is a company's administrator, `customer` and
 * `driver` use their apps, `team` publishes releases of one remote, `operator` runs the platform. A
 * credential is valid for its own audience only.
 */
export const audiences = ['anyone', 'company', 'customer', 'driver', 'team', 'operator'] as const;
export type Audience = (typeof audiences)[number];

/** Bytes: many times the content of the largest form. */
export const defaultBodyLimit = 32 * 1024;

/**
 * Limit of requests from one network (an IPv4 address, a /64 of IPv6; a /48 of them gets four times as much) in a
 * window, checked before the body is read.
 */
export interface NetworkLimit {
  /** Name of the counter, e.g. `sign-in from`. */
  readonly counted: string;
  readonly allowed: number;
  readonly seconds: number;
}

/** Limit of valid calls of one caller in a window, e.g. `offers` of a company. */
export interface CallerLimit extends NetworkLimit {
  readonly whose: 'company' | 'customer' | 'network' | 'session';
}

/** Limit of all writing calls of a company together that have no limit of their own. */
export const writeLimit = { counted: 'writes', whose: 'company', allowed: 600, seconds: 60 } as const;

/** Limit of calls that change many rows each. */
export const bulkLimit = { counted: 'bulk changes', whose: 'company', allowed: 120, seconds: 3600 } as const;

/**
 * What a machine's token is for: it opens the operators' calls with that purpose only. `metrics` opens
 * `/metrics`.
 */
export const purposes = ['metrics', 'review', 'rollout'] as const;
export type Purpose = (typeof purposes)[number];

/** One call of the API: the only source of the server's route and the browser's request. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` for parameters, e.g. `/api/company/containers/:containerId`. */
  readonly path: `/api/${string}`;
  readonly audience: Audience;
  /** Required for `company`: what the person's role must allow. */
  readonly right?: Right;
  /** For an operators' call: the purpose of machine tokens that may make it; by default only persons may. */
  readonly purpose?: Purpose;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body travels as multipart/form-data, because it holds a file (`z.file()`). */
  readonly multipart?: true;
  /** What its file may be: a logo by default. The page reduces a large picture of any other kind. */
  readonly files?: 'photos' | 'documents';
  /** Largest JSON body in bytes; `defaultBodyLimit` by default. */
  readonly bodyLimit?: number;
  /** The handler itself reports where in the body a control character is. */
  readonly takesAnyText?: true;
  /** Cookie that ties calls to one browser; other clients store it and send it too. */
  readonly cookie?: string;
  /** Required for `anyone`. */
  readonly perNetwork?: NetworkLimit;
  /** Beside it, or for calls with a token. */
  readonly perCaller?: CallerLimit;
  /** An edit that may name its version in `If-Match`, or as `version` of its body: 409 with `outdated` when there is a newer one. */
  readonly versioned?: true;
  /** Runs each time, also with an `Idempotency-Key`: codes, attempts at them, and sign-out. */
  readonly everyTime?: true;
  readonly response: z.ZodMiniType;
  /**
   * What a successful response is: JSON by default, CSV text, a file to save, or a stream of server-sent events, each
   * as `response`.
   */
  readonly answers?: 'csv' | 'events' | 'file';
  /** Status of a successful response; 200 by default. */
  readonly status?: 200 | 201 | 204;
  /** Shown when an error response has no message. */
  readonly defaultMessage: string;
}

/** @returns the limit of a caller: every writing call of a company has one, also of its drivers */
export const callerLimitOf = ({ method, audience, perCaller }: Endpoint): CallerLimit | undefined =>
  perCaller ?? (method !== 'GET' && ['company', 'driver'].includes(audience) ? writeLimit : undefined);

/** Whether a call may come with an `Idempotency-Key`, under which it runs once however often it is sent. */
export const takesIdempotencyKey = ({ method, audience, everyTime }: Endpoint): boolean =>
  method === 'POST' &&
  !everyTime &&
  (audience === 'company' || audience === 'customer' || audience === 'driver');

/** Without a conditional type, so that the compiler can compare this type of two releases. */
type Part<E> = keyof E & ('params' | 'query' | 'body');

/** What the client passes: `params`, `query` and `body`, each only where the endpoint declares it. */
export type Input<E extends Endpoint> = { [K in Part<E>]: z.input<E[K]> };

/** What a handler receives: the same three after validation. */
export type ValidatedInput<E extends Endpoint> = { [K in Part<E>]: z.output<E[K]> };

/** What a successful call returns. */
export type Answer<E extends Endpoint> = z.output<E['response']>;

/**
 * Declares an endpoint with its exact types. Like a schema (`pure`), it is left out where nothing uses it.
 * @param create returns method, path, schemas, audience and default message
 * @returns that object
 */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<const E extends Endpoint>(create: () => E): E {
  return create();
}
