import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { waitInWords } from './duration.ts';

/** What went wrong, whatever it is about; the layer of HTTP has a status for each. */
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

/** What the text of an error names, such as a limit. */
export type Values = Readonly<Record<string, string | number>>;

export interface DomainErrorDetails {
  /** The error of each field, where the error alone does not name one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Promotion criteria that are not met. */
  readonly missing?: readonly string[];
  /** What stands now, where a command meant another state of a rollout. */
  readonly stands?: ErrorBody['stands'];
  /** The driver whom somebody else has assigned. */
  readonly assigned?: ErrorBody['assigned'];
  /** What others have changed since the author's version. */
  readonly outdated?: ErrorBody['outdated'];
  readonly cause?: unknown;
}

interface Options<V> {
  /** What the answer tells programs, which must not read the text; `true`: the error's own id. */
  readonly code?: string | true;
  /** The form field that the text is about. */
  readonly field?: string | ((values: V) => string);
  /** Where the field has a text of its own. */
  readonly fieldText?: string;
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number | ((values: V) => number);
  /** What the same means to who types a command. */
  readonly english?: string;
}

/** The identity of an error: what a route declares, and what a caught one is compared with. */
export interface ErrorType {
  readonly id: string;
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly english: string | undefined;
  /** Whether a caught error is one of these. */
  made(error: unknown): boolean;
  /** One with these values, as far as it takes any. */
  withValues(values: Values): DomainError;
}

/** An error that a domain defines: called, it makes one to throw; where its text names values, the call gives them. */
export type DomainErrorMaker<V extends Values | undefined = undefined> = ErrorType &
  (V extends Values
    ? (values: V, details?: DomainErrorDetails) => DomainError
    : (details?: DomainErrorDetails) => DomainError);

/** Thrown by rules, commands and queries. It knows nothing of HTTP. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** @param text Arabic, safe to show */
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

/**
 * Defines an error. Its values are those that its functions take.
 * @returns what makes one to throw, and tells it from others: `throw driverBusy()`, `driverBusy.made(error)`
 */
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

/** Input that is wrong in one field of the form. */
export const wrongField = <V extends Values | undefined = undefined>(
  id: string,
  field: NonNullable<Options<V>['field']>,
  text: Text<V>,
  options?: Options<V>,
) => wrongInput<V>(id, text, { ...options, field });

/** What may be repeated after a while. */
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

/** How many there may be, as the text writes it. */
export type Limit = { readonly most: number | string };
