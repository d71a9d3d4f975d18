import type { Operator } from '../../server/principals.ts';
import { mark } from '../app-shell-skeleton.ts';
import { html, Markup } from './markup.ts';
import { operatorScript } from './script.ts';
import { operatorStyle } from './style.ts';

// Our own texts, free of user input.
const [style, script, logo] = [new Markup(operatorStyle), new Markup(operatorScript), new Markup(mark)];

/**
 * The part that the script refreshes: without style and script, which the other response's policy would
 * block.
 */
export const liveMain = (content: Markup): Markup => html`<main data-live="page">
${content}
</main>`;

export type Section = 'releases' | 'access';

interface LayoutOptions {
  readonly title: string;
  readonly content: Markup;
  readonly nonce: string;
  /** Who is signed in. */
  readonly operator: Operator | null;
  readonly section?: Section;
  readonly isLive?: boolean;
}

/** The layout of the operators' pages; it loads no other file. */
export function operatorLayout({
  title,
  content,
  nonce,
  operator,
  section,
  isLive = false,
}: LayoutOptions): string {
  const entry = (to: Section, path: string, label: string) =>
    html`<a href="${path}"${section === to && html` aria-current="page"`}>${label}</a>`;
  return html`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · منصة حاويات</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header class="top">
<p>${logo}<span><b>حاويات</b><small>إدارة المنصة</small></span></p>
${
  operator &&
  html`<nav aria-label="إدارة المنصة">${entry('releases', '/operator', 'الإصدارات')}${entry('access', '/operator/access', 'الأعضاء والرموز')}</nav>
<form method="post" action="/operator/sign-out"><span class="who"><span class="unseen">الداخل الآن: </span><bdi>${operator.kind === 'platform' ? 'إدارة المنصة' : operator.name}</bdi></span><button>تسجيل الخروج</button></form>`
}
</header>
${isLive ? liveMain(content) : html`<main>${content}</main>`}
${isLive && html`<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`.text;
}

/** The policy of the operators' pages: forms only, nothing foreign, and no text as HTML. */
export function operatorPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
