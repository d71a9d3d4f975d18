import * as z from '@hawiyat/shared/contract/core/schema';

/** For the API's documentation. */
export const wordsOfEnum = /*#__PURE__*/ new WeakMap<object, readonly string[]>();

/** An enum in a response: a page older than the server shows an unknown word raw instead of failing. */
export const answeredEnum = <Known extends string>(known: readonly Known[]) => {
  const schema = z.pipe(
    z.string(),
    z.transform((word) => word as Known),
  );
  wordsOfEnum.set(schema, known);
  return schema;
};
