import { randomUUID } from 'node:crypto';
import { access, type FileHandle, mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding, Storage } from './storage.ts';

export const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const brotli = promisify(brotliCompress);

/** The name that the same bytes always have: the SHA-384 of the integrity value, in hexadecimal digits. */
export function blobName(integrity: string): string {
  return Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
}

/** Keeps releases in a folder: what a server does unless it is told of a bucket. Servers on one database share it. */
export function folderStorage(folder: string): Storage {
  return {
    keep: (name, bytes, compressible) => keepBlob(folder, name, bytes, compressible),
    open: (name, encodings) => openBlob(folder, name, encodings),
  };
}

/**
 * Keeps bytes on disk by their hash, with a brotli and a gzip copy beside them where that pays. Each file is written
 * once and whole: readers find all of it or nothing, a killed process leaves no half.
 * @param compressible false for what is compressed by itself (fonts, pictures)
 */
export async function keepBlob(
  folder: string,
  name: string,
  bytes: Buffer,
  compressible: boolean,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (compressible) {
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await Promise.all([
      writeOnce(join(folder, name + suffix.br), () => brotli(bytes, { params: quality })),
      writeOnce(join(folder, name + suffix.gzip), () => promisify(gzip)(bytes, { level: 9 })),
    ]);
  }
  await writeOnce(join(folder, name), async () => bytes);
}

/**
 * Opens kept bytes in the first of the encodings that is there, else as they are.
 * @returns an open file, for the caller to close
 * @throws Error ENOENT when there are no such bytes
 */
export async function openBlob(
  folder: string,
  name: string,
  encodings: readonly Encoding[],
): Promise<{ file: FileHandle; encoding: Encoding | null }> {
  for (const encoding of encodings) {
    const file = await open(join(folder, name + suffix[encoding])).catch(absent);
    if (file) return { file, encoding };
  }
  return { file: await open(join(folder, name)), encoding: null };
}

/** Writes a file whole, or not at all when it is there. */
export async function writeOnce(path: string, content: () => Promise<Buffer>): Promise<void> {
  if (await access(path).then(() => true, absent)) return;
  const draft = `${path}.${randomUUID()}`;
  // Flushed before it gets its name: after a power cut the name would else stand over an empty file, for ever.
  await writeFile(draft, await content(), { flush: true });
  await rename(draft, path);
}

/** For a file that need not be there. */
export function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
