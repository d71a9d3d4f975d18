import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, release } from '@hawiyat/shared/contract/platform/releases';
import * as z from 'zod/mini';

/** A constant id, and so a constant address, because every edit rebuilds it. */
const devRelease = z.extend(release, { id: z.literal('dev') });

export type DevHost = ReturnType<typeof devHost>;

/** The host's development build: served from its build folder, never published, never stable. */
export function devHost(folder: string) {
  async function read(): Promise<Release | null> {
    try {
      return devRelease.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }
  return {
    read,
    async open(path: string): Promise<ReadStream | null> {
      const listed = (await read())?.files.some((file) => file.path === path);
      return listed ? createReadStream(join(folder, path)) : null;
    },
  };
}
