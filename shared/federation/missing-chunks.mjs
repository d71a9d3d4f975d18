/** Finds chunks that the entry pins and the release lacks. @param {{ files: { integrity: string }[] }} release @param {string} entry */
export function missingChunks({ files }, entry) {
  const known = new Set(files.map(({ integrity }) => integrity));
  const pinned = entry.matchAll(/(?:"([^"]+)"|([\w$]+)):"(sha384-[A-Za-z0-9+/]{64})"/g);
  const missing = [...pinned].filter(([, , , hash = '']) => !known.has(hash));
  return [...new Set(missing.map(([, quoted, name = '']) => quoted ?? name))];
}
