import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFile } from './write-file.ts';

/** No address leads to these files: a call reads their row first. */
const named = /^[0-9a-f]{32}\.(pdf|webp)$/;
const folderOf = (dataDir: string) => join(dataDir, 'uploads', 'private');

export async function storePrivateFile(
  dataDir: string,
  bytes: Uint8Array,
  extension: 'pdf' | 'webp',
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  await writeFile(folderOf(dataDir), name, bytes);
  return name;
}

export async function readPrivateFile(dataDir: string, name: string): Promise<Buffer | null> {
  if (!named.test(name)) return null;
  return readFile(join(folderOf(dataDir), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export async function dropPrivateFiles(dataDir: string, names: readonly (string | null)[]): Promise<void> {
  for (const name of names)
    if (name !== null && named.test(name)) await rm(join(folderOf(dataDir), name), { force: true });
}
