import { randomBytes } from 'node:crypto';
import { stamp } from '@hawiyat/shared/locale/dates';
import type { FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import ipaddr from 'ipaddr.js';
import type { App } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { type OutboxMessage, readOutbox } from '../mail/index.ts';
import { tokens } from './operator/components/document.ts';
import { fontFaces } from './operator/components/fonts.ts';

const shown = 30;

/** Lets a trial user finish a registration alone. The messages hold codes, so only this machine may read them. */
export function serveOutboxPage({ http, dataDir }: App): void {
  http.get('/outbox', async (request, reply) => {
    if (!isLocal(request)) throw new HttpError(404, messages.notFound);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page(await readOutbox(dataDir), nonce));
  });
}

/** Through no proxy, and by a name of this machine: another site's name may resolve here too. */
function isLocal({ ip, hostname, headers }: FastifyRequest): boolean {
  const isLoopback = ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((text) => text in headers);
  return isLoopback && !isForwarded && /^(localhost|127\.0\.0\.1|\[::1\]|::1)$/i.test(hostname);
}

function page(all: readonly OutboxMessage[], nonce: string): string {
  const messages = all.slice(0, shown).map(
    ({ to, at, subject, text }) => html`<article>
<h2>${subject}</h2>
<p>إلى <bdi dir="ltr">${to}</bdi> · ${stamp(at)}</p>
<pre>${text}</pre>
</article>`,
  );
  return html`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>صندوق البريد التجريبي · منصة حاويات</title>
<style nonce="${nonce}">
!${fontFaces}
!${tokens}
body { max-width: 40rem; margin: 0 auto; padding: 1rem; background: var(--hw-colors-bg); color: var(--hw-colors-fg); font: 1rem/1.7 var(--hw-fonts-body) }
article { margin: 1rem 0; padding: 1rem 1.5rem; border-radius: .75rem; background: var(--hw-colors-bg-panel) }
h2 { margin: 0; font-size: 1.1rem }
article p { margin: 0; color: var(--hw-colors-fg-muted); font-size: .85rem }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>صندوق البريد التجريبي</h1>
<p>لم يُضبط خادم بريد، لذلك تبقى الرسائل هنا ولا تصل إلى أصحابها.</p>
!${messages.join('\n') || '<p>لا توجد رسائل</p>'}
</main>
</body>
</html>
`;
}
