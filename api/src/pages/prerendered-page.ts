import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/platform/releases';
import { LRUCache } from 'lru-cache';
import type { App } from '../app-context.ts';
import { absent, baseOf, fileBytes, pageOf, type ReleaseStore } from '../releases/index.ts';
import { filledIn, type Names } from './filled-in.ts';
import { areaFiles, hostFiles, type PageFile } from './page-files.ts';

/** Neither changes under its address. */
const pages = new LRUCache<string, { page: PrerenderedPage | null }>({ max: 20 });
const styles = new LRUCache<string, string, () => Promise<string>>({
  max: 20,
  fetchMethod: (_address, _stale, { context: read }) => read(),
});

export interface PrerenderedHtml extends PrerenderedPage {
  readonly release: Release;
  /** The host's styles stay; the release's stylesheet replaces the release's own styles once the host hydrates. */
  readonly hostStyles: string;
  readonly ownStyles: string;
}

/** Null when the release has no such page or a file is lost. */
export async function prerenderedHtml(
  { releases }: App,
  { host, area, path, names }: { host: Release; area: Release; path: string; names: Names },
): Promise<PrerenderedHtml | null> {
  try {
    const page = await prerenderedFor(releases, area, path);
    if (!page) return null;
    const textOf = async (files: readonly PageFile[]) => {
      const texts = await Promise.all(files.map(([release, file]) => styleText(releases, release, file)));
      return texts.join('\n');
    };
    const hostStyles = await textOf(hostFiles(host).styles);
    const ownStyles = await textOf(areaFiles(area, path).styles);
    return { ...filledIn(page, names), release: area, hostStyles, ownStyles };
  } catch (error) {
    // The storage has logged the lost file; scripts render the page instead.
    return absent(error as NodeJS.ErrnoException);
  }
}

async function prerenderedFor(
  store: ReleaseStore,
  release: Release,
  path: string,
): Promise<PrerenderedPage | null> {
  const file = Object.hasOwn(release.prerendered ?? {}, path) ? release.prerendered?.[path] : undefined;
  if (file === undefined) return null;
  const address = `${baseOf(release)}${file}`;
  const known = pages.get(address) ?? { page: pageOf(await fileBytes(store, release, file)) };
  pages.set(address, known);
  return known.page;
}

/** Relative references become absolute, because the page inlines the stylesheet. */
function styleText(store: ReleaseStore, release: Release, path: string): Promise<string> {
  const address = `${baseOf(release)}${path}`;
  return styles.forceFetch(address, {
    context: async () => inPage(String(await fileBytes(store, release, path)), address),
  });
}

function inPage(text: string, address: string): string {
  return text
    .replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g, (_, quote: string, target: string) => {
      return `url(${quote}${new URL(target, `http://panel${address}`).pathname}${quote})`;
    })
    .replace(/<\/(style)/gi, '<\\/$1');
}
