import { type PrerenderedPage, prerenderedPage } from '@hawiyat/shared/contract/platform/releases';

/**
 * @returns the page in a release's file, or null when it holds none
 */
export function pageOf(bytes: Buffer | undefined): PrerenderedPage | null {
  try {
    return prerenderedPage.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
}
