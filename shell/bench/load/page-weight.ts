/** Files that a page's HTML names: bytes of the host's and the area's scripts in brotli, and the number of all files. */
export interface PageWeight {
  readonly host: number;
  readonly area: number;
  readonly files: number;
}

/**
 * Fetches a page as a visitor's browser does, and every file that it names.
 * @param panel URL of a running server
 * @param path a deep link into an area; a session makes no difference
 * @throws Error when a file does not arrive, or not in brotli
 */
export async function measurePageWeight(panel: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(panel + path, { headers: { accept: 'text/html' } })).text();
  const found = html.matchAll(/(?:href|src)="(?:https?:\/\/[^/"]+)?(\/[rs]\/[^"]+)"/g);
  const paths = [...new Set([...found].map(([, file = '']) => file))];
  const scripts = await Promise.all(
    paths
      .filter((text) => text.endsWith('.js'))
      .map(async (text) => {
        const { headers, ok } = await fetch(panel + text, { headers: { 'accept-encoding': 'br' } });
        if (!ok || headers.get('content-encoding') !== 'br')
          throw new Error(`${text} did not come in brotli`);
        return { isHosts: text.startsWith('/s/'), bytes: Number(headers.get('content-length')) };
      }),
  );
  const sum = (isHosts: boolean) =>
    scripts.filter((script) => script.isHosts === isHosts).reduce((total, script) => total + script.bytes, 0);
  return { host: sum(true), area: sum(false), files: paths.length };
}
