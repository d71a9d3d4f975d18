import { type PrerenderedPage, prerenderedPage } from '@hawiyat/shared/contract/platform/releases';

export function pageOf(bytes: Buffer | undefined): PrerenderedPage | null {
  try {
    return prerenderedPage.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
}
