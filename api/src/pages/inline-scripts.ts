import { text } from 'node:stream/consumers';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-context.ts';
import { absent, baseOf, fileBytes } from '../releases/index.ts';

export interface InlineScripts {
  readonly head: string;
  readonly body: string;
}

/** A release's files never change under their address. */
const scripts = new LRUCache<string, string, () => Promise<string>>({
  max: 20,
  fetchMethod: (_address, _stale, { context: read }) => read(),
});

/** Null when a file is lost or the host has no inline scripts: its pages work without them. */
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

/** A script contains these characters only in strings, where the added backslash means nothing. */
const inScript = (source: string) =>
  source.replace(/<(?=\/script)/gi, '\\x3c').replaceAll('<!--', '\\x3c!--');
