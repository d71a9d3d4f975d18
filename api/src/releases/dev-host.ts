import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, release } from '@hawiyat/shared/contract/releases';
import * as z from 'zod/mini';

/** It has one name for ever, and with it one address, because it is built anew with every edit. */
const devRelease = z.extend(release, { id: z.literal('dev') });

export type DevHost = ReturnType<typeof devHost>;

/**
 * The development build of the host: served from the folder it was built into, never published, never stable.
 * @param folder holds `release.json`, as the build wrote it, and the files that it lists
 */
export function devHost(folder: string) {
  /** @returns what was built last; null when nothing was */
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
    /** @returns the bytes of a file that the build lists; null when it lists no such file */
    async open(path: string): Promise<ReadStream | null> {
      const listed = (await read())?.files.some((file) => file.path === path);
      return listed ? createReadStream(join(folder, path)) : null;
    },
  };
}
