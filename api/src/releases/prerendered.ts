import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/releases';
import { integrityOf } from './composition.ts';
import { pageOf } from './page-of.ts';
import type { ReleaseStore } from './store.ts';

/** The pages of recent releases, by the hash of their bytes: what is known of a hash stays true. */
const known = new Map<string, PrerenderedPage | null>();
const remembered = 20;

/**
 * What a release has rendered for a path while it was built.
 * @param path path of the URL, without a query
 * @returns the page with its names in braces, or null when the release has none for this path
 */
export async function prerenderedFor(
  store: ReleaseStore,
  release: Release,
  path: string,
): Promise<PrerenderedPage | null> {
  const file = Object.hasOwn(release.prerendered ?? {}, path) ? release.prerendered?.[path] : undefined;
  if (file === undefined) return null;
  const integrity = integrityOf(release, file);
  const page = known.get(integrity);
  return page === undefined ? read(store, integrity) : page;
}

async function read(store: ReleaseStore, integrity: string): Promise<PrerenderedPage | null> {
  const { file } = await store.open(integrity, []);
  try {
    const page = pageOf(await file.readFile());
    const [oldest] = known.keys();
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.set(integrity, page);
    return page;
  } finally {
    await file.close();
  }
}
