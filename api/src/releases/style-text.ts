import type { Release } from '@hawiyat/shared/contract/releases';
import { baseOf, integrityOf } from './composition.ts';
import type { ReleaseStore } from './store.ts';

/** Texts of recent releases' stylesheets by their address, which holds the release's id. */
const known = new Map<string, string>();
const remembered = 20;

/**
 * A stylesheet of a release as it can stand in a page: what it points to has the address that it has from its file.
 * @param path of the file in the release
 */
export async function styleText(store: ReleaseStore, release: Release, path: string): Promise<string> {
  const address = `${baseOf(release)}${path}`;
  const text = known.get(address);
  if (text !== undefined) return text;
  const made = inPage(await read(store, integrityOf(release, path)), address);
  const [oldest] = known.keys();
  if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
  known.set(address, made);
  return made;
}

async function read(store: ReleaseStore, integrity: string): Promise<string> {
  const { file } = await store.open(integrity, []);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

function inPage(text: string, address: string): string {
  return text
    .replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g, (_, quote: string, target: string) => {
      return `url(${quote}${new URL(target, `http://panel${address}`).pathname}${quote})`;
    })
    .replace(/<\/(style)/gi, '<\\/$1');
}
