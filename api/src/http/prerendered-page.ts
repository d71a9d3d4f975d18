import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/releases';
import { filledIn, type Names } from '../releases/filled-in.ts';
import { prerenderedFor } from '../releases/prerendered.ts';
import { absent } from '../releases/stored-file.ts';
import { styleText } from '../releases/style-text.ts';
import type { App } from './context.ts';
import { areaFiles, hostFiles, type PageFile } from './page-files.ts';

/** A page that can be read before any script, and before any other file. */
export interface PrerenderedHtml extends PrerenderedPage {
  readonly release: Release;
  /** The host's styles, which stay, and the release's, which give way to its stylesheet when the host takes over. */
  readonly hostStyles: string;
  readonly ownStyles: string;
}

/** @returns what the area's release has rendered for a path, filled in and with its styles; null when it has nothing, or a file is lost */
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
    // A file that is lost is in the log already. The page comes without it, and its scripts draw it.
    return absent(error as NodeJS.ErrnoException);
  }
}
