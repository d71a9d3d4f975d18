import { type PrerenderedPage, prerenderedPage } from '@hawiyat/shared/contract/releases';

/** @returns the page that a file of a release holds, or null when it holds none, as in releases from before this format */
export function pageOf(bytes: Buffer | undefined): PrerenderedPage | null {
  try {
    return prerenderedPage.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
}
