import * as z from '@hawiyat/shared/contract/core/schema';
import type { Right } from './roles.ts';
import { id } from './values.ts';

/** A credential is valid for its own audience only. `team` publishes releases, `operator` runs the platform. */
export const audiences = ['anyone', 'company', 'customer', 'driver', 'team', 'operator'] as const;
export type Audience = (typeof audiences)[number];

/** Bytes: many times the content of the largest form. */
export const defaultBodyLimit = 32 * 1024;

/** Requests of one network: an IPv4 address or an IPv6 /64 (a /48 gets four times as much), before the body. */
export interface NetworkLimit {
  readonly counted: string;
  readonly allowed: number;
  readonly seconds: number;
}

export interface CallerLimit extends NetworkLimit {
  readonly whose: 'company' | 'customer' | 'network' | 'session';
}

export const writeLimit = { counted: 'writes', whose: 'company', allowed: 600, seconds: 60 } as const;

export const bulkLimit = { counted: 'bulk changes', whose: 'company', allowed: 120, seconds: 3600 } as const;

/** A machine's token opens operators' calls of its purpose only; `metrics` opens `/metrics`. */
export const purposes = ['metrics', 'review', 'rollout'] as const;
export type Purpose = (typeof purposes)[number];

/** How a writing call of a company is taken back; the last ones are not, and `endpoint.docs.ts` says why. */
export type Undo =
  | ('undoable' | 'confirmed')
  | ('file' | 'hint' | 'history' | 'inverse' | 'message' | 'read' | 'session' | 'step');

/** One call of the API: the only source of the server's route and the browser's request. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly audience: Audience;
  readonly right?: Right;
  readonly undo?: Undo;
  readonly purpose?: Purpose;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly multipart?: true;
  /** A logo by default. The page reduces large pictures of the other kinds. */
  readonly files?: 'photos' | 'documents';
  readonly bodyLimit?: number;
  /** The handler itself reports where in the body a control character is. */
  readonly takesAnyText?: true;
  /** Cookie that ties calls to one browser; other clients store it and send it too. */
  readonly cookie?: string;
  readonly perNetwork?: NetworkLimit;
  readonly perCaller?: CallerLimit;
  /** `If-Match` or `version` in the body names the edited version: 409 with `outdated` when there is a newer one. */
  readonly versioned?: true;
  /** Ignores `Idempotency-Key`: codes, attempts at them, and sign-out. */
  readonly everyTime?: true;
  /** Without it a success says nothing: 204. */
  readonly response: z.ZodMiniType;
  /** JSON by default. Each server-sent event is one `response`. */
  readonly answers?: 'csv' | 'events' | 'file';
  readonly status?: 200 | 201 | 204;
  readonly defaultMessage: string;
}

/** Every writing call of a company has a limit, also of its drivers. */
export const callerLimitOf = ({ method, audience, perCaller }: Endpoint): CallerLimit | undefined =>
  perCaller ?? (method !== 'GET' && ['company', 'driver'].includes(audience) ? writeLimit : undefined);

/** Whether the server runs a call once however often it comes with the same `Idempotency-Key`. */
export const takesIdempotencyKey = ({ method, audience, everyTime }: Endpoint): boolean =>
  method === 'POST' &&
  !everyTime &&
  (audience === 'company' || audience === 'customer' || audience === 'driver');

/** Without a conditional type, so that the compiler can compare this type of two releases. */
type Part<E> = keyof E & ('params' | 'query' | 'body');

export type Input<E extends Endpoint> = { [K in Part<E>]: z.input<E[K]> };

export type ValidatedInput<E extends Endpoint> = { [K in Part<E>]: z.output<E[K]> };

export type Answer<E extends Endpoint> = z.output<E['response']>;

export interface EndpointDefaults {
  readonly response: ReturnType<typeof z.void>;
  readonly defaultMessage: string;
}

type Declared = Omit<Endpoint, 'method' | 'path' | keyof EndpointDefaults> &
  Partial<Pick<Endpoint, keyof EndpointDefaults>>;
type CompanyCall = Omit<Declared, 'audience' | 'undo'> & { readonly right: Right; readonly audience?: never };
type Reading = CompanyCall & { readonly undo?: never };
type Writing = CompanyCall & { readonly undo: Undo };
type OtherCall = Omit<Declared, 'audience'> & { readonly right?: never; readonly undo?: never };
/** By the path's second part. A company's call has a right instead; others say `audience`. */
const audienceOf = { platform: 'operator', customer: 'customer', driver: 'driver' } as const;
type Owned = keyof typeof audienceOf;

type NamesIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
type Params<Path> =
  NamesIn<Path> extends never
    ? unknown
    : { readonly params: z.ZodMiniObject<{ readonly [Name in NamesIn<Path>]: typeof id }> };
type WithParams<E, Path> = 'params' extends keyof E ? E : E & Params<Path>;
type Complete<Method, Path, E> = { readonly method: Method; readonly path: Path } & WithParams<E, Path> &
  Omit<EndpointDefaults, keyof E>;
type Path = Endpoint['path'];

/** Declares an endpoint (`GET /api/company/people`) with its exact types; a parameter of its path is an id by default. */
export function endpoint<const P extends Path, const E extends Reading>(
  call: `GET ${P}`,
  create: () => E,
): Complete<'GET', P, E> & { readonly audience: 'company' };
export function endpoint<
  const M extends Exclude<Endpoint['method'], 'GET'>,
  const P extends Path,
  const E extends Writing,
>(call: `${M} ${P}`, create: () => E): Complete<M, P, E> & { readonly audience: 'company' };
export function endpoint<
  const M extends Endpoint['method'],
  const P extends Path,
  const E extends OtherCall & { readonly audience: Exclude<Audience, 'company'> },
>(call: `${M} ${P}`, create: () => E): Complete<M, P, E>;
export function endpoint<
  const M extends Endpoint['method'],
  const O extends Owned,
  const Rest extends string,
  const E extends OtherCall & { readonly audience?: never },
>(
  call: `${M} /api/${O}/${Rest}`,
  create: () => E,
): Complete<M, `/api/${O}/${Rest}`, E> & { readonly audience: (typeof audienceOf)[O] };
/*#__NO_SIDE_EFFECTS__*/
export function endpoint(call: string, create: () => CompanyCall | OtherCall) {
  const declared = create();
  const [method, path = ''] = call.split(' ');
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]);
  return {
    method,
    path,
    defaultMessage: 'Error',
    ...(!declared.response && { response: z.void(), status: 204 }),
    ...(ids.length > 0 && { params: z.object(Object.fromEntries(ids)) }),
    audience: declared.right ? 'company' : audienceOf[path.split('/')[2] as Owned],
    ...declared,
  };
}
