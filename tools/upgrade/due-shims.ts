/** Finds lines with `until: 'major.minor'` of a version that has come. */
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
