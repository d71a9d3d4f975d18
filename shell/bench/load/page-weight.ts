/** What the HTML of an address names: bytes of scripts in brotli, the host's and the area's, and how many files in all. */
export interface NamedFiles {
  readonly host: number;
  readonly area: number;
  readonly files: number;
}

/**
 * Fetches a page as a stranger's browser does, and every file that stands in it.
 * @param panel URL of a running server
 * @param path a deep link into an area; who has a session gets the same files
 * @throws Error when one of them does not come, or not in brotli
 */
export async function namedFiles(panel: string, path: string): Promise<NamedFiles> {
  const html = await (await fetch(panel + path, { headers: { accept: 'text/html' } })).text();
  const found = html.matchAll(/(?:href|src)="(?:https?:\/\/[^/"]+)?(\/[rs]\/[^"]+)"/g);
  const paths = [...new Set([...found].map(([, it = '']) => it))];
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
