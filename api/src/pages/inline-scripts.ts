import { text } from 'node:stream/consumers';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-context.ts';
import { absent, baseOf, fileBytes } from '../releases/index.ts';

/** The host's scripts that stand in the page: one before its stylesheets, one at its end. */
export interface InlineScripts {
  readonly head: string;
  readonly body: string;
}

/** They never change under their address. */
const scripts = new LRUCache<string, string, () => Promise<string>>({
  max: 20,
  fetchMethod: (_address, _stale, { context: read }) => read(),
});

/**
 * Reads the scripts that the host's release has for its pages (`shell/src/inline`).
 * @returns null when a file is lost, or for a host without any: its pages do without
 */
export async function inlineScripts(
  { releases, devHost }: Pick<App, 'releases' | 'devHost'>,
  host: Release,
  isReleased: boolean,
): Promise<InlineScripts | null> {
  const { inline } = host;
  if (!inline) return null;
  const read = async (path: string) => {
    if (isReleased)
      return scripts.forceFetch(baseOf(host) + path, {
        context: async () => inScript(String(await fileBytes(releases, host, path))),
      });
    const file = await devHost?.open(path);
    return file ? inScript(await text(file)) : '';
  };
  try {
    const [head, body] = await Promise.all([read(inline.head), read(inline.body)]);
    return { head, body };
  } catch (error) {
    // The storage has logged the lost file.
    return absent(error as NodeJS.ErrnoException);
  }
}

/** In the script's strings, the only places that can hold them, the added backslashes mean nothing. */
const inScript = (source: string) =>
  source.replace(/<(?=\/script)/gi, '\\x3c').replaceAll('<!--', '\\x3c!--');
