import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/releases';
import { filledIn, type Names } from '../releases/filled-in.ts';
import { prerenderedFor } from '../releases/prerendered.ts';
import { absent } from '../releases/stored-file.ts';
import { styleText } from '../releases/style-text.ts';
import type { App } from './context.ts';
import { areaFiles, hostFiles, type PageFile } from './page-files.ts';

/** A page that is readable before any script or other file arrives. */
export interface PrerenderedHtml extends PrerenderedPage {
  readonly release: Release;
  /** The host's styles stay; the release's give way to its stylesheet once the host hydrates. */
  readonly hostStyles: string;
  readonly ownStyles: string;
}

/**
 * @returns the area's prerendered HTML for a path, with its placeholders replaced and its styles; null when
 *   there is none or a file is lost
 */
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
