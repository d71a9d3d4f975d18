import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { waitInWords } from './duration.ts';

/** Kinds of errors; the HTTP layer maps each to a status. */
export type ErrorKind =
  | 'wrong-input'
  | 'wrong-file'
  | 'wrong-credentials'
  | 'signed-out'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-often'
  | 'full';

export type Values = Readonly<Record<string, string | number>>;

export interface DomainErrorDetails {
  /** Error texts by field, where the error alone does not name one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Promotion criteria that are not met. */
  readonly missing?: readonly string[];
  /** The actual state, when a command expected another state of a rollout. */
  readonly stands?: ErrorBody['stands'];
  /** The driver that another person has assigned. */
  readonly assigned?: ErrorBody['assigned'];
  /** Changes of others since the author's version. */
  readonly outdated?: ErrorBody['outdated'];
  readonly cause?: unknown;
}

interface Options<V> {
  /** For programs, which must not read the text; `true`: the error's own id. */
  readonly code?: string | true;
  readonly field?: string | ((values: V) => string);
  /** Defaults to the text of the error. */
  readonly fieldText?: string;
  /** Seconds. */
  readonly retryAfter?: number | ((values: V) => number);
  /** The text in the command line. */
  readonly english?: string;
}

/** The identity of an error: routes declare it, and `made` compares caught errors with it. */
export interface ErrorType {
  readonly id: string;
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly english: string | undefined;
  made(error: unknown): boolean;
  /** Ignores the values when the text takes none. */
  withValues(values: Values): DomainError;
}

/** Makes a domain's error to throw; the call gives the values that the text names. */
export type DomainErrorMaker<V extends Values | undefined = undefined> = ErrorType &
  (V extends Values
    ? (values: V, details?: DomainErrorDetails) => DomainError
    : (details?: DomainErrorDetails) => DomainError);

/** Thrown by rules, commands and queries. It knows nothing of HTTP. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** The text is Arabic and safe to show. */
  constructor(
    readonly type: ErrorType,
    readonly text: string,
    readonly details: DomainErrorDetails & { readonly retryAfter?: number } = {},
  ) {
    super(type.id, { cause: details.cause });
  }
}

type Text<V> = string | ((values: V) => string);

interface Definition<V> extends Options<V> {
  readonly id: string;
  readonly kind: ErrorKind;
  readonly text: Text<V>;
}

/** Defines an error: `throw driverBusy()` makes one, `driverBusy.made(error)` recognizes it. */
export function defineError<V extends Values | undefined = undefined>({
  id,
  kind,
  text,
  code,
  english,
  ...options
}: Definition<V>): DomainErrorMaker<V> {
  const takesValues = [text, options.field, options.retryAfter].some((part) => typeof part === 'function');
  const make = (...given: readonly unknown[]): DomainError => {
    const [values, details] = (takesValues ? given : [undefined, ...given]) as [V, DomainErrorDetails?];
    const own = typeof text === 'function' ? text(values) : text;
    const field = typeof options.field === 'function' ? options.field(values) : options.field;
    const { retryAfter } = options;
    const wait = typeof retryAfter === 'function' ? retryAfter(values) : retryAfter;
    return new DomainError(type, own, {
      ...(field !== undefined && { fields: { [field]: options.fieldText ?? own } }),
      ...(wait !== undefined && { retryAfter: wait }),
      ...details,
    });
  };
  const type: ErrorType = Object.assign(make, {
    id,
    kind,
    code: code === true ? id : code,
    english,
    made: (error: unknown) => error instanceof DomainError && error.type === type,
    withValues: (values: Values) => (takesValues ? make(values) : make()),
  });
  return type as DomainErrorMaker<V>;
}

const ofKind =
  (kind: ErrorKind) =>
  <V extends Values | undefined = undefined>(id: string, text: Text<V>, options?: Options<V>) =>
    defineError<V>({ ...options, id, kind, text });

export const conflict = ofKind('conflict');
export const missing = ofKind('missing');
export const forbidden = ofKind('forbidden');
export const wrongCredentials = ofKind('wrong-credentials');
export const wrongFile = ofKind('wrong-file');
export const wrongInput = ofKind('wrong-input');

export const wrongField = <V extends Values | undefined = undefined>(
  id: string,
  field: NonNullable<Options<V>['field']>,
  text: Text<V>,
  options?: Options<V>,
) => wrongInput<V>(id, text, { ...options, field });

export const tooEarly = (
  id: string,
  text: (wait: string) => string,
  options?: Omit<Options<Wait>, 'retryAfter'>,
) =>
  defineError<Wait>({
    ...options,
    id,
    kind: 'too-often',
    text: ({ wait }) => text(waitInWords(wait)),
    retryAfter: ({ wait }) => wait,
  });

/** Seconds. */
export type Wait = { readonly wait: number };

export type Limit = { readonly most: number | string };
