import * as z from '@hawiyat/shared/contract/schema';

/**
 * A word out of a list in an answer. A page that is older than the server still shows the rest, and a word that it does not know
 * raw. What is sent is as strict as `z.enum`.
 * @param _known what it is as long as both are of one build
 */
export const answeredEnum = <Known extends string>(_known: readonly Known[]) =>
  z.pipe(
    z.string(),
    z.transform((word) => word as Known),
  );
