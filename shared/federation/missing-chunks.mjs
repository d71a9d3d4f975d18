// @ts-check

/**
 * Finds chunks and styles that a release's entry loads and the release does not have: the entry has the hash of each
 * beside its name, so what it pins must be among the files.
 * @param {{ files: { integrity: string }[] }} release
 * @param {string} entry text of its entry
 * @returns {string[]} ids of the chunks, by which the entry knows them, in its order
 */
export function missingChunks({ files }, entry) {
  const known = new Set(files.map(({ integrity }) => integrity));
  const pinned = entry.matchAll(/(?:"([^"]+)"|([\w$]+)):"(sha384-[A-Za-z0-9+/]{64})"/g);
  const missing = [...pinned].filter(([, , , hash = '']) => !known.has(hash));
  return [...new Set(missing.map(([, quoted, name = '']) => quoted ?? name))];
}
