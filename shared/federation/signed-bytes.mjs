// @ts-check

/**
 * The bytes that a team signs: the manifest after a line that names its kind, so that a signature of anything
 * else is not valid for a release.
 * @param {string} manifest JSON text of the release with files and hashes
 * @returns {Buffer}
 */
export function signedBytes(manifest) {
  return Buffer.from(`hawiyat release 1\n${manifest}`, 'utf8');
}
