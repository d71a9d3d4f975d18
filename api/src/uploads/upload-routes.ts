import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { pathOf } from './store.ts';

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

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
