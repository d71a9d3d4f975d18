import type { Release } from '@hawiyat/shared/contract/releases';
import { cachedBy } from './cached-by.ts';
import { baseOf } from './composition.ts';
import { fileBytes } from './file-bytes.ts';
import type { ReleaseStore } from './store.ts';

const texts = cachedBy<string>(20);

/**
 * Reads a stylesheet for inlining into a page: its relative references become absolute.
 * @param path of the file in the release
 */
export function styleText(store: ReleaseStore, release: Release, path: string): Promise<string> {
  const address = `${baseOf(release)}${path}`;
  return texts(address, async () => inPage(String(await fileBytes(store, release, path)), address));
}

function inPage(text: string, address: string): string {
  return text
    .replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g, (_, quote: string, target: string) => {
      return `url(${quote}${new URL(target, `http://panel${address}`).pathname}${quote})`;
    })
    .replace(/<\/(style)/gi, '<\\/$1');
}
