import type { Release } from '@hawiyat/shared/contract/releases';
import { integrityOf } from './composition.ts';
import type { ReleaseStore } from './store.ts';

/** The HTML of recent releases, by the hash of its bytes: what is known of a hash stays true. */
const known = new Map<string, string>();
const remembered = 20;

const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' });

/**
 * What a release has rendered for a path while it was built.
 * @param path path of the URL, without a query
 * @param now the year of the copyright line is that of this moment in the Kingdom
 * @returns HTML for `#root`, or null when the release has none for this path
 */
export async function prerenderedHtml(
  store: ReleaseStore,
  release: Release,
  path: string,
  now: Date,
): Promise<string | null> {
  const file = Object.hasOwn(release.prerendered ?? {}, path) ? release.prerendered?.[path] : undefined;
  if (file === undefined) return null;
  const integrity = integrityOf(release, file);
  const html = known.get(integrity) ?? (await read(store, integrity));
  return html.replaceAll('{year}', year.format(now));
}

async function read(store: ReleaseStore, integrity: string): Promise<string> {
  const { file } = await store.open(integrity, []);
  try {
    const html = await file.readFile('utf8');
    const [oldest] = known.keys();
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.set(integrity, html);
    return html;
  } finally {
    await file.close();
  }
}
