import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { areaOfPath, isHostPath, sectionOfPath } from '@hawiyat/shared/contract/platform/area-paths';
import type { ComposedArea } from '@hawiyat/shared/contract/platform/areas';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { publicFacts } from '@hawiyat/shared/locale/public-facts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { presentCursor, textOfCursor } from '../events/index.ts';
import { compressed } from '../http/compression.ts';
import { wantsPage } from '../http/error-handler.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { dayOf } from '../kernel/calendar.ts';
import { chooseOverrides, type Override, visitorCookie } from '../releases/index.ts';
import { compose, isExamples } from './compose.ts';
import { inlineScripts } from './inline-scripts.ts';
import { callsToPrefetch } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { prerenderedHtml } from './prerendered-page.ts';
import { leavePreview, previewStrip } from './preview-page.ts';

export function servePages(app: App): void {
  app.http.get('/*', { compress: compressed }, async (request, reply) => {
    // A server that has just started knows no area yet.
    if (app.rollouts.knownAreas().length === 0) await app.rollouts.states();
    if (!wantsPage(request)) throw new HttpError(404, messages.notFound);
    return sendPage(app, request, reply);
  });
}

async function sendPage(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const answered = app.devHost && chooseOverrides(app, request, reply);
  if (answered) return answered;
  const left = leavePreview(app, request, reply);
  if (left) return left;
  const { host, assigned, composition, overrides, newVisitorId, preview } = await compose(app, request);

  const requestedPath = request.url.replace(/[?#].*$/, '');
  // A signed-in person is on the way to the dashboard and needs no public page.
  const path = requestedPath === '/' && composition.company !== null ? '/dashboard' : requestedPath;
  const owner = areaOfPath(composition.areas, path);
  const section = owner && sectionOfPath(owner, path);
  const area = (owner && assigned[owner.name]) ?? null;
  const origin = app.publicUrl ?? originOf(request);
  const year = dayOf(app.now()).slice(0, 4);
  const names = { ...publicFacts(app.settings.publisher, year, app.demo), origin };
  // The development host renders its own pages, whose styles are not among the released ones.
  const prerendered = area && !overrides ? await prerenderedHtml(app, { host, area, path, names }) : null;
  const inline = await inlineScripts(app, host, overrides === null);
  const nonce = randomBytes(16).toString('base64');
  // A query may change the calls; a visitor's page and a development page make the calls themselves.
  const isPrefetched = composition.company !== null && !overrides && requestedPath === request.url;
  const html = pageHtml({
    title: titleOf(section?.title),
    path,
    nonce,
    origin,
    host,
    area,
    prerendered,
    inline,
    composition,
    facts: {
      ...app.settings,
      year,
      now: app.now().getTime(),
      demo: app.demo,
      cursor: textOfCursor((await presentCursor(app.db)).cursor),
    },
    overrides,
    prefetch: isPrefetched ? callsToPrefetch([host, area], path) : [],
    strip: preview && previewStrip(preview, nonce),
    section:
      composition.company !== null && !overrides && isOpenedBy(host, composition, owner)
        ? (section?.title ?? null)
        : null,
  });
  // The host itself renders "not found"; programs read the status.
  const isThere =
    isOpenedBy(host, composition, owner) || isHostPath(path) || (overrides !== null && isExamples(path));
  const policy = pagePolicy(nonce, app.settings.tiles.url, prerendered !== null || preview !== null);
  reply
    .code(isThere ? 200 : 404)
    .headers(overrides ? developmentPolicy(policy, overrides) : policy)
    .type('text/html; charset=utf-8');
  if (newVisitorId !== null)
    reply.header('set-cookie', visitorCookie(app.operatorToken, newVisitorId, request.protocol === 'https'));
  return reply.send(html);
}

/** A visitor may sign in to a company that has a release. A host with areas of its own opens only those. */
function isOpenedBy({ areaPaths }: Release, { company, remotes }: Composition, area: ComposedArea | null) {
  if (area === null) return false;
  return areaPaths ? area.name in areaPaths : company === null || remotes[area.name] !== undefined;
}

const titleOf = (section: string | null | undefined) =>
  section ? `${section} · منصة حاويات` : 'منصة حاويات: إدارة تأجير الحاويات';

/** A Host header is untrusted without a trusted proxy; this machine's names and numeric addresses are harmless. */
function originOf({ protocol, host, ips }: FastifyRequest): string {
  const [, name = ''] = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host) ?? [];
  const isKnown =
    name !== '' && (ips !== undefined || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0);
  return isKnown ? `${protocol}://${host}` : '';
}

/** Development builds need inline styles and live reload. The host itself loads overridden remotes, without a hash. */
function developmentPolicy(
  { 'content-security-policy': released = '' }: Record<string, string>,
  overrides: readonly Override[],
): Record<string, string> {
  const origins = overrides.map(({ origin }) => ` ${origin}`).join('');
  const sockets = origins.replaceAll('http:', 'ws:');
  const added: Record<string, string> = { 'img-src': origins, 'connect-src': origins + sockets };
  const directives = released.split('; ').map((part) => {
    const name = part.split(' ', 1)[0] ?? '';
    return name === 'style-src' ? `style-src 'self' 'unsafe-inline'${origins}` : part + (added[name] ?? '');
  });
  return { 'content-security-policy': directives.join('; ') };
}
