import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Kinds of uploads, each with a folder. */
export type UploadKind = (typeof kinds)[number];
const kinds = ['logos', 'drivers', 'proofs', 'containers'] as const;

const address = new RegExp(`^/uploads/(${kinds.join('|')})/([0-9a-f]{32}\\.webp)$`);

/**
 * Keeps a picture under a name that nobody can guess: anyone who knows the address may see it.
 * @param picture what `pictureOf` gave; never what somebody sent
 * @param id its name: 32 hexadecimal digits
 * @returns its address, `/uploads/<kind>/<name>.webp`
 */
export async function storeUpload(
  dataDir: string,
  kind: UploadKind,
  picture: Buffer,
  id = randomBytes(16).toString('hex'),
): Promise<string> {
  const folder = join(dataDir, 'uploads', kind);
  await mkdir(folder, { recursive: true });
  const name = `${id}.webp`;
  const draft = join(folder, `${name}.${randomBytes(4).toString('hex')}.draft`);
  // Flushed before it is renamed: a reader finds all of it or nothing.
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(picture);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  return `/uploads/${kind}/${name}`;
}

/** Deletes a picture whose row was not written after all. */
export async function dropUpload(dataDir: string, url: string): Promise<void> {
  const path = pathOf(dataDir, url);
  if (path !== null) await rm(path, { force: true });
}

/** Only exactly matching names reach the file system. */
export function pathOf(dataDir: string, url: string): string | null {
  const [, kind, name] = address.exec(url) ?? [];
  return kind !== undefined && name !== undefined ? join(dataDir, 'uploads', kind, name) : null;
}
