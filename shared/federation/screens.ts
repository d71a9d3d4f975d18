/**
 * Name of a screen's chunk, which a remote sets by `webpackChunkName` in its `import()`: `home` for `/`, `signup` for
 * `/signup`, `drivers-below` for `/drivers/*`.
 */
export const screenName = (path: string) =>
  path.slice(1).replace('/*', '-below').replaceAll('/', '-') || 'home';

/**
 * Finds the files that each screen needs beside the remote's exposed module.
 * @param paths the paths of the remote's area
 * @param filesOfImport files by the chunk's name
 * @returns scripts and styles by path, those of addresses below it under `path/*`; undefined when the
 * remote's screens are one chunk
 */
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

/**
 * Finds a screen's deferred chunks, e.g. its charts: the chunk named like the screen with `-deferred`.
 * @param paths the remote's paths
 * @param filesOfImport files by the chunk's name
 * @returns scripts by path; undefined when no screen has one
 */
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
