import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';

/** Kinds of uploads, each with a folder. */
export type UploadKind = (typeof kinds)[number];
const kinds = ['logos', 'drivers', 'proofs'] as const;

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

/** Serves uploads, only ever as pictures. */
export function serveUploads(http: FastifyInstance, dataDir: string): void {
  http.get('/uploads/*', async (request, reply) => {
    const path = pathOf(dataDir, request.url.replace(/\?.*$/, ''));
    const picture = path === null ? null : await readFile(path).catch(absent);
    if (!picture) throw new HttpError(404, messages.notFound);
    return reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/webp')
      .send(picture);
  });
}

/** Only exactly matching names reach the file system. */
function pathOf(dataDir: string, url: string): string | null {
  const [, kind, name] = address.exec(url) ?? [];
  return kind !== undefined && name !== undefined ? join(dataDir, 'uploads', kind, name) : null;
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
