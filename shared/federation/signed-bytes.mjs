// @ts-check

/**
 * The bytes that a team signs: the release's list, after a line that says what it is, so that no signature of anything
 * else is good for a release.
 * @param {string} manifest JSON text of the list, files and hashes in it
 * @returns {Buffer}
 */
export function signedBytes(manifest) {
  return Buffer.from(`hawiyat release 1\n${manifest}`, 'utf8');
}
