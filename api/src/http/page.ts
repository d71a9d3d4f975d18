import { randomBytes } from 'node:crypto';
import { remoteOfPath, sidebar } from '@hawiyat/shared/contract/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolve } from '../releases/composition.ts';
import { prerenderedHtml } from '../releases/prerendered.ts';
import type { App } from './context.ts';
import { messages } from './messages.ts';
import { pageHtml } from './page-html.ts';
import { Refusal } from './refusal.ts';
import { pagePolicy } from './security-headers.ts';

/** Answers any address of the panel with the host's page, and the composition for this load in it. */
export async function sendPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const resolved = await resolve(app.releases);
  if (!resolved) throw new Refusal(503, messages.busy, { headers: { 'retry-after': '5' } });
  const { host, assigned, composition } = resolved;

  const path = request.url.replace(/[?#].*$/, '');
  const remote = remoteOfPath(path);
  const area = (remote && assigned[remote]) ?? null;
  const nonce = randomBytes(16).toString('base64');
  const html = pageHtml({
    title: titleOf(path),
    nonce,
    origin: app.publicUrl ?? originOf(request),
    host,
    area,
    prerendered: area && (await prerenderedHtml(app.releases, area, path, app.now())),
    composition,
    settings: app.settings,
  });
  // The host itself shows that nothing is there; the status is for whoever does not read Arabic pages.
  const isThere = remote !== null || /^\/signin\/?$/.test(path);
  return reply
    .code(isThere ? 200 : 404)
    .headers(pagePolicy(nonce, app.settings.tiles.url))
    .type('text/html; charset=utf-8')
    .send(html);
}

function titleOf(path: string): string {
  const section = sidebar.find((it) => path === it.path || path.startsWith(`${it.path}/`));
  return section ? `${section.title} · منصة حاويات` : 'منصة حاويات: إدارة تأجير الحاويات';
}

/** The origin that the browser named, unless it holds anything that an address cannot. */
function originOf({ protocol, host }: FastifyRequest): string {
  return /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) ? `${protocol}://${host}` : '';
}
