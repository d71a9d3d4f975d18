import type * as z from '@hawiyat/shared/contract/schema';

/**
 * Who may make a call. `anyone` needs no token; `company` a signed-in company administrator; `customer` and `driver` those
 * who signed in to their apps; `team` who publishes releases of one remote; `operator` the platform's own staff. No
 * credential is good for another's calls.
 */
export const audiences = ['anyone', 'company', 'customer', 'driver', 'team', 'operator'] as const;
export type Audience = (typeof audiences)[number];

/** Bytes: many times what people type into the largest form. */
export const defaultBodyLimit = 32 * 1024;

/** How many requests of one network (an IPv4 address, a /64 of IPv6) are taken within a window, before any body is read. */
export interface NetworkLimit {
  /** What is counted together, e.g. `sign-in from`. */
  readonly counted: string;
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * What a machine's token is for. It opens the operators' calls that name its purpose, and no other; `metrics` opens
 * `/metrics`, which is no call.
 */
export const purposes = ['metrics', 'review', 'rollout'] as const;
export type Purpose = (typeof purposes)[number];

/** One call of the API: the single source for the server's route and the browser's request. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` for parameters, e.g. `/api/company/containers/:containerId`. */
  readonly path: `/api/${string}`;
  readonly audience: Audience;
  /** Of an operators' call: with which tokens machines may make it too; persons alone may when it is left out. */
  readonly purpose?: Purpose;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body travels as multipart/form-data, because it holds a file (`z.file()`). */
  readonly multipart?: true;
  /** Bytes of the largest JSON body; `usualBodyLimit` when left out. */
  readonly bodyLimit?: number;
  /** The handler itself says where in the body a character is that nobody types. */
  readonly takesAnyText?: true;
  /** Cookie that ties calls to one browser; a client that is none keeps what it is given, and sends it along. */
  readonly cookie?: string;
  /** What a call that anyone may make must have. */
  readonly perNetwork?: NetworkLimit;
  /** An edit that may name in `If-Match` the version it is of: 409 with `outdated` when there is a newer one. */
  readonly versioned?: true;
  /** Carried out each time that it is sent, whatever its `Idempotency-Key`: codes, guesses at them, and sign-out. */
  readonly everyTime?: true;
  readonly response: z.ZodMiniType;
  /** What a successful answer is: JSON when left out, CSV text, or a stream of server-sent events, each as `response`. */
  readonly answers?: 'csv' | 'events';
  /** Status of a successful answer; 200 when left out. */
  readonly status?: 200 | 201 | 204;
  /** Shown when an answer carries no message. */
  readonly fallback: string;
}

/** Whether a call may come with an `Idempotency-Key`, under which it is carried out once however often it is sent. */
export const takesIdempotencyKey = ({ method, audience, everyTime }: Endpoint): boolean =>
  method === 'POST' &&
  !everyTime &&
  (audience === 'company' || audience === 'customer' || audience === 'driver');

type In<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** What a caller passes: `params`, `query` and `body`, each only where the endpoint declares it. */
export type Input<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: In<E[K]>;
};

/** What a handler receives: the same three after validation. */
export type ValidatedInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Out<E[K]>;
};

/** What a successful call answers with. */
export type Answer<E extends Endpoint> = Out<E['response']>;

/**
 * Declares an endpoint, keeping its exact types.
 * @param item method, path, schemas, audience and fall-back text
 * @returns the same object
 */
export function endpoint<const E extends Endpoint>(item: E): E {
  return item;
}
