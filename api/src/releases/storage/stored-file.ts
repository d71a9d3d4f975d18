import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from './storage.ts';

export const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export const forms = [null, 'br', 'gzip'] as const satisfies (Encoding | null)[];
export type Form = (typeof forms)[number];

export const fileName = (name: string, form: Form) => (form ? name + suffix[form] : name);

/** The SHA-384 of the integrity value, in hexadecimal digits. */
export function blobName(integrity: string): string {
  return Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
}

/** Null when the bytes do not match the name or cannot be decompressed. */
export async function verified(name: string, form: Form, stored: Buffer): Promise<Buffer | null> {
  const bytes = form ? await unpacked(form, stored) : stored;
  return bytes && createHash('sha384').update(bytes).digest('hex') === name ? bytes : null;
}

async function unpacked(form: Encoding, stored: Buffer): Promise<Buffer | null> {
  const unpack = (form === 'br' ? promisify(brotliDecompress) : promisify(gunzip)) as unknown as (
    packed: Buffer,
    options: { info: true },
  ) => Promise<{ buffer: Buffer; engine: { bytesWritten: number } }>;
  try {
    const { buffer, engine } = await unpack(stored, { info: true });
    // The decompressor ignores bytes after the end, which browsers reject.
    return engine.bytesWritten === stored.length ? buffer : null;
  } catch {
    return null;
  }
}

/** The highest level: files are stored once and sent many times. */
export function packed(form: Encoding, bytes: Buffer): Promise<Buffer> {
  if (form === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

/** Keeps the file's position, so that it can still be sent. */
export async function readFromStart(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

export async function openThere(path: string): Promise<FileHandle | null> {
  return open(path).catch(absent);
}

/** A `catch` handler that turns ENOENT into null. */
export function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
