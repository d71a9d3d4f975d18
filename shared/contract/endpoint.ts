import type * as z from '@hawiyat/shared/contract/schema';

/**
 * Who may make a call. `anyone` needs no token; `company` a signed-in company administrator; `customer` and `driver` those
 * who signed in to their apps; `team` who publishes releases of one remote; `operator` the platform's own staff. No
 * credential is good for another's calls.
 */
export const audiences = ['anyone', 'company', 'customer', 'driver', 'team', 'operator'] as const;
export type Audience = (typeof audiences)[number];

/** One call of the API: the single source for the server's route and the browser's request. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` for parameters, e.g. `/api/company/containers/:containerId`. */
  readonly path: `/api/${string}`;
  readonly audience: Audience;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body travels as multipart/form-data, because it holds a file (`z.file()`). */
  readonly multipart?: true;
  readonly response: z.ZodMiniType;
  /** What a successful answer is: JSON when left out, CSV text, or a stream of server-sent events, each as `response`. */
  readonly answers?: 'csv' | 'events';
  /** Status of a successful answer; 200 when left out. */
  readonly status?: 200 | 201 | 204;
  /** Shown when an answer carries no message (specification, section 8). */
  readonly fallback: string;
}

type In<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** What a caller passes: `params`, `query` and `body`, each only where the endpoint declares it. */
export type Input<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: In<E[K]>;
};

/** What a handler receives: the same three after validation. */
export type Checked<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Out<E[K]>;
};

/** What a successful call answers with. */
export type Answer<E extends Endpoint> = Out<E['response']>;

/**
 * Declares an endpoint, keeping its exact types.
 * @param it method, path, schemas, audience and fall-back text
 * @returns the same object
 */
export function endpoint<const E extends Endpoint>(it: E): E {
  return it;
}
