import type { Release } from '@hawiyat/shared/contract/releases';
import type { PublicFacts } from '@hawiyat/shared/locale/public-facts';
import { integrityOf } from './composition.ts';
import type { ReleaseStore } from './store.ts';

/** The HTML of recent releases, by the hash of its bytes: what is known of a hash stays true. */
const known = new Map<string, string>();
const remembered = 20;

/**
 * What a release has rendered for a path while it was built.
 * @param path path of the URL, without a query
 * @param facts what is put in the place of the placeholders that the build left
 * @returns HTML for `#root`, or null when the release has none for this path
 */
export async function prerenderedHtml(
  store: ReleaseStore,
  release: Release,
  path: string,
  facts: PublicFacts,
): Promise<string | null> {
  const file = Object.hasOwn(release.prerendered ?? {}, path) ? release.prerendered?.[path] : undefined;
  if (file === undefined) return null;
  const integrity = integrityOf(release, file);
  const html = known.get(integrity) ?? (await read(store, integrity));
  return filledIn(html, facts);
}

/**
 * Puts facts in the place of their placeholders, in one pass: what a fact holds is text, and no placeholder.
 * @param html e.g. `<p>© {year} {legalName}</p>`; other words in braces stay as they are
 * @returns HTML in which the facts are harmless, whatever they hold
 */
export function filledIn(html: string, facts: PublicFacts): string {
  const known = new Map(Object.entries(facts));
  return html.replace(/\{(\w+)\}/g, (it, name) => escaped(known.get(name) ?? it));
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
