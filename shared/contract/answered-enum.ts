import * as z from '@hawiyat/shared/contract/schema';

/**
 * An enum in a response: a page older than the server shows an unknown word raw instead of failing. Requests
 * use the strict `z.enum`.
 * @param _known the words of this build
 */
export const answeredEnum = <Known extends string>(_known: readonly Known[]) =>
  z.pipe(
    z.string(),
    z.transform((word) => word as Known),
  );
