import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { App } from '../app-context.ts';
import { acceptedEncoding } from '../http/compression.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import type { DevHost } from './dev-host.ts';
import { haltIfTampered } from './halt-tampered.ts';
import { contentType } from './storage/content-type.ts';
import { FileLost } from './storage/file-lost.ts';

type Params = { remote?: string; id: string; '*': string };

/** Another Module Federation host may load these public files from its own origin. */
const forEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** A worker has the policy of its own file; the host's worker reports a hung page. */
const forWorkers = { 'content-security-policy': "default-src 'none'; connect-src 'self'" };

export function serveReleaseFiles(app: App): void {
  for (const url of ['/r/:remote/:id/*', '/s/:id/*']) {
    app.http.route<{ Params: Params }>({
      // The framework's own HEAD would report an empty file.
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url,
      handler: (request, reply) => sendFile(app, request, reply, request.params),
    });
  }
}

export async function sendFile(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { remote = 'shell', id, '*': address }: Params,
): Promise<FastifyReply> {
  // `~1/` gives the same bytes a fresh address, for a retry that must not hit the browser's cached failure.
  const path = address.replace(/^~\d{1,4}\//, '');
  const release = /^[\w.-]+$/.test(id) ? await app.releases.find(remote, id) : null;
  const listed = release?.files.find((item) => item.path === path);
  if (!listed) throw new HttpError(404, messages.notFound);

  const accepted = acceptedEncoding(request);
  const { file, encoding } = await app.releases
    .open(listed.integrity, accepted ? [accepted] : [])
    .catch(async (error: unknown) => {
      if (!(error instanceof FileLost)) throw error;
      if (error.isTampered) await haltIfTampered(app, { remote, id, path, actor: 'server' });
      throw new HttpError(404, messages.notFound);
    });
  const etag = `"${listed.integrity.slice(7, 39)}${encoding ? `-${encoding}` : ''}"`;
  reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', etag, vary: 'accept-encoding' })
    .headers(forEveryOrigin)
    .headers(remote === 'shell' && path.startsWith('worker/') ? forWorkers : {})
    .type(contentType(path));
  if (encoding) reply.header('content-encoding', encoding);

  if (fresh(request.headers, { etag })) {
    await file.close();
    return reply.code(304).send();
  }
  reply.header('content-length', (await file.stat()).size);
  if (request.method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  return reply.send(file.createReadStream());
}

/** Every edit changes the files, so browsers must not cache them. */
export function serveDevHost({ http }: App, devHost: DevHost): void {
  http.get<{ Params: { '*': string } }>('/s/dev/*', async (request, reply) => {
    const path = request.params['*'];
    const bytes = await devHost.open(path);
    if (!bytes) throw new HttpError(404, messages.notFound);
    return reply.type(contentType(path)).send(bytes);
  });
}
