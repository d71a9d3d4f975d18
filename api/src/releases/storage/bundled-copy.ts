import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@hawiyat/shared/contract/platform/releases';
import type { OtherCopy } from './other-copy.ts';
import { absent, blobName } from './stored-file.ts';

export function bundledCopy(folders: readonly string[]): OtherCopy {
  let paths: Promise<Map<string, string>> | null = null;

  async function pathsByName(): Promise<Map<string, string>> {
    const all = new Map<string, string>();
    for (const folder of folders) {
      const text = await readFile(join(folder, 'release.json'), 'utf8').catch(absent);
      if (text === null) continue;
      for (const { path, integrity } of release.parse(JSON.parse(text)).files)
        all.set(blobName(integrity), join(folder, path));
    }
    return all;
  }

  return {
    async get(name) {
      paths ??= pathsByName();
      const path = (await paths).get(name);
      return path === undefined ? null : readFile(path).catch(absent);
    },
  };
}
