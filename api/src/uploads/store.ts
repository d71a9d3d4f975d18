import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFile } from './write-file.ts';

export type UploadKind = (typeof kinds)[number];
const kinds = ['logos', 'drivers', 'proofs', 'containers'] as const;

const address = new RegExp(`^/uploads/(${kinds.join('|')})/([0-9a-f]{32}\\.webp)$`);

/** The name is random, because the address alone opens the picture, which must come from `pictureOf`. */
export async function storeUpload(
  dataDir: string,
  kind: UploadKind,
  picture: Buffer,
  id = randomBytes(16).toString('hex'),
): Promise<string> {
  const name = `${id}.webp`;
  await writeFile(join(dataDir, 'uploads', kind), name, picture);
  return `/uploads/${kind}/${name}`;
}

export async function dropUpload(dataDir: string, url: string): Promise<void> {
  const path = pathOf(dataDir, url);
  if (path !== null) await rm(path, { force: true });
}

/** Only exactly matching names reach the file system. */
export function pathOf(dataDir: string, url: string): string | null {
  const [, kind, name] = address.exec(url) ?? [];
  return kind !== undefined && name !== undefined ? join(dataDir, 'uploads', kind, name) : null;
}
