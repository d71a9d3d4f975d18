/**
 * The schema library as the contract uses it. The host owns this module (`federation/shared-scope.ts`), so that the
 * library exists once in the page while every remote brings its own copy of the contract. Everything named here is
 * in the host's first file: name a function when the contract needs it, and take none away that a released remote uses.
 */
import type { ZodMiniType } from 'zod/mini';

export {
  _default,
  array,
  boolean,
  enum,
  file,
  gt,
  gte,
  type infer,
  type input,
  int,
  iso,
  literal,
  lte,
  maxLength,
  maxSize,
  mime,
  minLength,
  nullable,
  number,
  object,
  optional,
  type output,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
  void,
  type ZodMiniType,
} from 'zod/mini';

/** `schema.check(…)` as a call of its own: what the bundler may leave out where nobody uses it (`federation/pure-contract.mjs`). */
export const checked = (schema: ZodMiniType, ...checks: Parameters<ZodMiniType['check']>): ZodMiniType =>
  schema.check(...checks);
