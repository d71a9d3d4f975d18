import { type Release, release } from '@hawiyat/shared/contract/releases';

/** @throws for text that is no manifest */
export const parseManifest = (text: string): Release => release.parse(JSON.parse(text));
