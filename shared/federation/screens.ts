/** A screen's `webpackChunkName`: `home` for `/`, `signup` for `/signup`, `drivers-below` for `/drivers/*`. */
export const screenName = (path: string) =>
  path.slice(1).replace('/*', '-below').replaceAll('/', '-') || 'home';

type FilesByName = Readonly<Record<string, readonly string[]>>;

/** Finds each screen's own scripts and styles by path; undefined when the remote's screens are one chunk. */
export const screensOf = (paths: readonly string[], filesOfImport: FilesByName) =>
  filesByPath(
    paths.flatMap((path) => [path, `${path}/*`]),
    (path) => filesOfImport[screenName(path)]?.filter((text) => /\.(js|css)$/.test(text)),
  );

/** Finds the scripts of the chunks that are named like their screen with `-deferred`; undefined without any. */
export const deferredScripts = (paths: readonly string[], filesOfImport: FilesByName) =>
  filesByPath(paths, (path) =>
    filesOfImport[`${screenName(path)}-deferred`]?.filter((text) => text.endsWith('.js')),
  );

function filesByPath(
  paths: readonly string[],
  filesOf: (path: string) => string[] | undefined,
): Record<string, string[]> | undefined {
  const found = paths.flatMap((path) => {
    const files = filesOf(path) ?? [];
    return files.length > 0 ? [[path, files] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
