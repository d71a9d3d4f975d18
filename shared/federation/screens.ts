/**
 * The name of the chunk that holds a path's screen, where a remote loads its screens apart: `/` is `home`, `/signup` is
 * `signup`, and what is shown at any address below `/drivers`, written `/drivers/*`, is `drivers-below`. A remote names
 * the chunk so in its `import()`, by the bundler's comment `webpackChunkName`.
 */
export const screenName = (path: string) =>
  path.slice(1).replace('/*', '-below').replaceAll('/', '-') || 'home';

/**
 * Finds what each screen needs at once beside the remote's exposed module.
 * @param paths the remote's paths, from `contract/remotes.ts`
 * @param filesOfImport files by the name of the chunk that is loaded
 * @returns scripts and styles by path, those of addresses below it under `path/*`; undefined when the remote's screens come all together
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
 * Finds what a screen draws last, e.g. its charts: the chunk that is named as its screen is, with `-behind` after it.
 * @param paths the remote's paths
 * @param filesOfImport files by the name of the chunk that is loaded
 * @returns scripts by path; undefined when every screen comes in one
 */
export function deferredScripts(
  paths: readonly string[],
  filesOfImport: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> | undefined {
  const apart = paths.flatMap((path) => {
    const files = filesOfImport[`${screenName(path)}-behind`]?.filter((text) => text.endsWith('.js')) ?? [];
    return files.length > 0 ? [[path, files] as const] : [];
  });
  return apart.length > 0 ? Object.fromEntries(apart) : undefined;
}
