/** The line makes a signature of anything else invalid. @param {string} manifest JSON @returns {Buffer} */
export function signedBytes(manifest) {
  return Buffer.from(`hawiyat release 1\n${manifest}`, 'utf8');
}
