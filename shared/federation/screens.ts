/**
 * The name of the chunk that holds a path's screen, where a remote loads its screens apart: `/` is `home`, `/signup` is
 * `signup`. A remote names the chunk so in its `import()`, by the bundler's comment `webpackChunkName`.
 */
export const screenName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/**
 * Finds what each screen needs at once beside the remote's exposed module.
 * @param paths the remote's paths, from `contract/remotes.ts`
 * @param files paths of the built files
 * @returns scripts and styles by path; undefined when the remote's screens come all together
 */
export function screensOf(
  paths: readonly string[],
  files: readonly string[],
): Record<string, string[]> | undefined {
  const found = paths.map((path) => {
    const name = screenName(path);
    const own = [`static/js/async/${name}.js`, `static/css/async/${name}.css`];
    return [path, own.filter((it) => files.includes(it))] as const;
  });
  const apart = found.filter(([, own]) => own.length > 0);
  return apart.length > 0 ? Object.fromEntries(apart) : undefined;
}
