/**
 * The host owns this module (`federation/shared-scope.ts`), so that the schema library exists once in the page. Every
 * export is in the host's first file: add one when the contract needs it, and remove none that a released remote uses.
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
  type ZodMiniObject,
  type ZodMiniOptional,
  type ZodMiniType,
} from 'zod/mini';

/** Not for new code: released remotes call it. */
export const checked = (schema: ZodMiniType, ...checks: Parameters<ZodMiniType['check']>): ZodMiniType =>
  schema.check(...checks);
