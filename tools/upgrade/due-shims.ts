/**
 * Finds what was to be kept only until a version that has come.
 * @param sources by path, each with its text; a shim carries `until: 'major.minor'`, in code or in a comment
 * @param version the product's, in semver
 * @returns path, line and version of each
 */
export function dueShims(sources: ReadonlyMap<string, string>, version: string): string[] {
  return [...sources].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const until = /\buntil: '(\d+\.\d+)'/.exec(line)?.[1];
      return until !== undefined && hasCome(until, version) ? [`${path}:${index + 1} until ${until}`] : [];
    }),
  );
}

const hasCome = (until: string, version: string) =>
  until.localeCompare(version, 'en', { numeric: true }) <= 0;
