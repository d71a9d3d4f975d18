import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Generates the platform's credential once; only the server's user can read its file. */
export async function operatorToken(dataDir: string): Promise<string> {
  const path = join(dataDir, 'operator-token');
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  // `link` is atomic and never overwrites: of two servers, one decides.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(path, 'utf8')).trim();
}

export function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
