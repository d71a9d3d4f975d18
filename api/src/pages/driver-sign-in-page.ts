import { randomBytes } from 'node:crypto';
import { signInLinkHours } from '@hawiyat/shared/contract/fleet/drivers';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { themeVariables } from '@hawiyat/shared/ui/theme/variables';
import { html } from 'ghtml';
import type { App } from '../app-context.ts';
import { signInLinkPath } from '../fleet/index.ts';
import openDriverApp from './browser/open-driver-app.js?raw';

/** The app redeems the link. The page does not, because messengers open links for their previews. */
export function serveDriverSignInPage({ http }: App): void {
  http.get(signInLinkPath, (_, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      )
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(nonce));
  });
}

const page = (nonce: string): string => html`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>دخول السائق · منصة حاويات</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; !${themeVariables('light')} }
@media (prefers-color-scheme: dark) { :root { !${themeVariables('dark')} } }
body { max-width: 28rem; margin: 10vh auto; padding: 1rem; background: var(--hw-colors-bg); color: var(--hw-colors-fg); font: 1rem/1.8 "Segoe UI", Tahoma, sans-serif }
main { padding: 1.5rem; border-radius: 14px; background: var(--hw-colors-bg-panel) }
h1 { margin: 0 0 .75rem; font-size: 1.3rem }
p { margin: 0 0 1rem }
a { display: grid; place-content: center; min-height: 48px; padding-inline: 1.25rem; border-radius: 10px; background: var(--hw-colors-brand-solid); color: var(--hw-colors-brand-contrast); font-weight: 600; text-decoration: none }
a[hidden] { display: none }
small { display: block; margin-top: 1rem; color: var(--hw-colors-fg-muted) }
</style>
</head>
<body><main>
<h1>الدخول إلى تطبيق السائقين</h1>
<p>أرسلت إليك شركتك هذا الرابط لتدخل إلى التطبيق دون كلمة مرور.</p>
<a id="open" hidden>افتح التطبيق</a>
<p id="status" role="status"></p>
<small>الرابط لك وحدك، ويعمل مرة واحدة خلال ${pluralizeGenitive(signInLinkHours, 'hour')} من إرساله. إن لم يفتح التطبيق فثبّته أولًا، ثم افتح الرابط مرة أخرى.</small>
<noscript><p>يحتاج هذا الرابط إلى تفعيل JavaScript في المتصفح.</p></noscript>
<script nonce="${nonce}">!${openDriverApp}</script>
</main></body>
</html>
`;
