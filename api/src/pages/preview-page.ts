import { randomBytes } from 'node:crypto';
import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import { day } from '@hawiyat/shared/locale/dates';
import { themeVariables } from '@hawiyat/shared/ui/theme/variables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import type { App } from '../app-context.ts';
import { previewCookie } from '../auth/index.ts';
import { knownError } from '../http/domain-error-responses.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { previewOfLink } from '../releases/index.ts';
import openPreview from './browser/open-preview.js?raw';

/** A button opens the preview, so that no other site can; its script sends the session, which page requests lack. */
export function servePreviewPage(app: App): void {
  app.http.get<{ Params: { link: string } }>('/preview/:link', async ({ params: { link } }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      )
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    try {
      return reply.send(page(nonce, invitation(await previewOfLink(app, link), nonce)));
    } catch (cause) {
      const error = knownError(cause);
      if (!error) throw cause;
      return reply.code(error.status).send(page(nonce, html`<p role="alert">${error.message}</p>`));
    }
  });
}

export function leavePreview(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const url = new URL(request.url, 'http://panel');
  if (url.searchParams.get('preview') !== 'none') return null;
  url.searchParams.delete('preview');
  return (
    reply
      .header('set-cookie', previewCookie(app.operatorToken, null, request.protocol === 'https'))
      .code(303)
      // A second slash would name another host.
      .header('location', url.pathname.replace(/^\/+/, '/') + url.search)
      .send()
  );
}

/** Plain elements, which any host's release leaves where they are. */
export const previewStrip = (
  { remote, release }: Preview,
  nonce: string,
): string => html`<style nonce="${nonce}">
.preview-strip { position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 100; display: flex; flex-wrap: wrap; align-items: center; column-gap: 16px; box-sizing: border-box; max-inline-size: min(calc(100vw - 32px), 28rem); padding-inline: 16px; border-radius: 14px; background: repeating-linear-gradient(-45deg, #7a2e06 0 14px, #6f2a06 14px 28px); box-shadow: 0 10px 28px rgba(15, 33, 64, .3); color: #fff; font: 500 14px/1.6 "Hawiyat Sans", "Segoe UI", Tahoma, sans-serif }
.preview-strip p { margin: 0; padding-block: 8px }
.preview-strip bdi { white-space: nowrap }
.preview-strip a { display: inline-flex; align-items: center; min-block-size: 44px; border-radius: 8px; color: inherit; text-decoration: underline; text-underline-offset: 4px }
.preview-strip a:focus-visible { outline: 2px solid #fff; outline-offset: 2px }
body:has(> .preview-strip) { padding-block-end: 76px }
</style><aside class="preview-strip" aria-label="معاينة">
<p>معاينة إصدار: <bdi dir="ltr">${remote} ${release}</bdi></p>
<a href="?preview=none">إنهاء المعاينة</a>
</aside>`;

/** A preview ends at the midnight after its last day. */
const lastDay = (until: string) => addDays(dayOf(new Date(until)), -1);

const invitation = ({ remote, release, until }: Preview, nonce: string): string => html`
<p>إصدار للتجربة قبل إطلاقه، تراه في لوحة شركتك وعلى بياناتها، وما تحفظه فيه يُحفظ فعلًا.</p>
<p><bdi dir="ltr">${remote} ${release}</bdi></p>
<p>تستمر المعاينة حتى نهاية يوم ${day(lastDay(until))}، ويمكنك إنهاؤها قبل ذلك.</p>
<button type="button" id="open" disabled>فتح المعاينة</button>
<p id="status" role="status"></p>
<script nonce="${nonce}">!${openPreview}</script>`;

const page = (nonce: string, content: string): string => html`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>معاينة إصدار · منصة حاويات</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; !${themeVariables('light')} }
@media (prefers-color-scheme: dark) { :root { !${themeVariables('dark')} } }
body { max-width: 32rem; margin: 10vh auto; padding: 1.5rem; background: var(--hw-colors-bg); color: var(--hw-colors-fg); font: 1rem/1.8 "Segoe UI", Tahoma, sans-serif }
main { padding: 1.5rem; border-radius: 14px; background: var(--hw-colors-bg-panel) }
h1 { margin: 0 0 1rem; font-size: 1.3rem }
button { min-height: 44px; padding-inline: 1.25rem; border: 1px solid currentcolor; border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer }
</style>
</head>
<body><main><h1>معاينة إصدار</h1>!${content}</main></body>
</html>
`;
