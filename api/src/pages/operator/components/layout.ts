import { html } from 'ghtml';
import type { Operator } from '../../../http/principals.ts';
import { icon, mark } from '../../app-shell-skeleton.ts';
import { script, style } from './document.ts';
import { typedText, unseen } from './text.ts';

/** Without style and script: the policy of the page that loads this part would block them. */
export const liveMain = (content: string): string => html`<main data-live="page">
!${content}
</main>`;

const sections = {
  releases: { path: '/operator', label: 'الإصدارات' },
  areas: { path: '/operator/areas', label: 'الأقسام' },
  registrations: { path: '/operator/registrations', label: 'طلبات التسجيل' },
  access: { path: '/operator/access', label: 'الأعضاء والرموز' },
};
export type Section = keyof typeof sections;

export interface LayoutOptions {
  readonly title: string;
  readonly content: string;
  readonly operator: Operator | null;
  readonly section?: Section;
  /** Registrations that wait for a decision, in words. */
  readonly waiting: string;
  readonly isLive?: boolean;
}

export function operatorLayout(options: LayoutOptions): string {
  const { title, content, operator, isLive = false } = options;
  return html`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · منصة حاويات</title>
<link rel="icon" type="image/svg+xml" href="${icon}">
<style>!${style}</style>
</head>
<body>
<header class="top">
<p class="brand">!${mark}<span><b>حاويات</b><small>إدارة المنصة</small></span></p>
!${operator ? navigation(operator, options) : ''}
</header>
!${isLive ? liveMain(content) : html`<main>!${content}</main>`}
!${isLive ? html`<script>!${script}</script>` : ''}
</body>
</html>
`;
}

function navigation(operator: Operator, { section, waiting }: LayoutOptions): string {
  const counted =
    waiting === '' ? '' : html`<span class="count">${waiting}!${unseen(' قيد المراجعة')}</span>`;
  const links = Object.entries(sections).map(
    ([name, { path, label }]) =>
      html`<a href="${path}"!${name === section ? ' aria-current="page"' : ''}>${label}!${name === 'registrations' ? counted : ''}</a>`,
  );
  const who = operator.kind === 'platform' ? 'إدارة المنصة' : operator.name;
  return html`<nav aria-label="إدارة المنصة">!${links}</nav>
<form method="post" action="/operator/sign-out"><span class="who">!${unseen('الداخل الآن: ')}!${typedText(who)}</span><button>تسجيل الخروج</button></form>`;
}
