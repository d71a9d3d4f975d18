/** A screen's `webpackChunkName`: `home` for `/`, `signup` for `/signup`, `drivers-below` for `/drivers/*`. */
export const screenName = (path: string) =>
  path.slice(1).replace('/*', '-below').replaceAll('/', '-') || 'home';

/** Finds each screen's own scripts and styles by path; undefined when the remote's screens are one chunk. */
export function screensOf(
  paths: readonly string[],
  filesOfImport: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> | undefined {
  const apart = paths
    .flatMap((path) => [path, `${path}/*`])
    .flatMap((path) => {
      const files = filesOfImport[screenName(path)]?.filter((text) => /\.(js|css)$/.test(text)) ?? [];
      return files.length > 0 ? [[path, files] as const] : [];
    });
  return apart.length > 0 ? Object.fromEntries(apart) : undefined;
}

/** Finds the scripts of the chunks that are named like their screen with `-deferred`; undefined without any. */
export function deferredScripts(
  paths: readonly string[],
  filesOfImport: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> | undefined {
  const apart = paths.flatMap((path) => {
    const files = filesOfImport[`${screenName(path)}-deferred`]?.filter((text) => text.endsWith('.js')) ?? [];
    return files.length > 0 ? [[path, files] as const] : [];
  });
  return apart.length > 0 ? Object.fromEntries(apart) : undefined;
}
