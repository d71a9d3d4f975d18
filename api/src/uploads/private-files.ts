import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFile } from './write-file.ts';

/** Files of a company's own, which no address leads to: a call reads their row first. */
const named = /^[0-9a-f]{32}\.(pdf|webp)$/;
const folderOf = (dataDir: string) => join(dataDir, 'uploads', 'private');

/** @returns its name, for the row */
export async function storePrivateFile(
  dataDir: string,
  bytes: Uint8Array,
  extension: 'pdf' | 'webp',
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  await writeFile(folderOf(dataDir), name, bytes);
  return name;
}

/** @returns null when the file is gone */
export async function readPrivateFile(dataDir: string, name: string): Promise<Buffer | null> {
  if (!named.test(name)) return null;
  return readFile(join(folderOf(dataDir), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Deletes the files of rows that are gone. @param names null of a row without one */
export async function dropPrivateFiles(dataDir: string, names: readonly (string | null)[]): Promise<void> {
  for (const name of names)
    if (name !== null && named.test(name)) await rm(join(folderOf(dataDir), name), { force: true });
}
