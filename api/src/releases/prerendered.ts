import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/releases';
import { cachedBy } from './cached-by.ts';
import { baseOf } from './composition.ts';
import { fileBytes } from './file-bytes.ts';
import { pageOf } from './page-of.ts';
import type { ReleaseStore } from './store.ts';

const pages = cachedBy<PrerenderedPage | null>(20);

/**
 * Finds the prerendered page of a release.
 * @param path path of the URL, without a query
 * @returns the page with its placeholders, or null when the release has none for this path
 */
export async function prerenderedFor(
  store: ReleaseStore,
  release: Release,
  path: string,
): Promise<PrerenderedPage | null> {
  const file = Object.hasOwn(release.prerendered ?? {}, path) ? release.prerendered?.[path] : undefined;
  if (file === undefined) return null;
  return pages(`${baseOf(release)}${file}`, async () => pageOf(await fileBytes(store, release, file)));
}
