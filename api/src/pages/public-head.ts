import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/platform/releases';
import { html } from 'ghtml';
import { baseOf } from '../releases/index.ts';
import { serializeForScript } from './serialize-for-script.ts';

/** Without an origin, tags that need an absolute address are omitted. */
export function publicHead(
  { title, description, picture, structuredData }: PrerenderedPage,
  { origin, path, release }: { origin: string; path: string; release: Release },
): string[] {
  const address = origin && `${origin}${path}`;
  const image = origin && picture && `${origin}${baseOf(release)}${picture}`;
  const meta = {
    ...{ 'og:type': 'website', 'og:site_name': 'منصة حاويات', 'og:locale': 'ar_SA' },
    ...{ 'og:title': title, 'og:description': description },
    ...(address && { 'og:url': address }),
    ...(image && { 'og:image': image, 'og:image:width': '1200', 'og:image:height': '630' }),
    ...(image && { 'og:image:alt': title }),
  };
  return [
    html`<meta name="description" content="${description}">`,
    ...(address ? [html`<link rel="canonical" href="${address}">`] : []),
    ...Object.entries(meta).map(([name, content]) => html`<meta property="${name}" content="${content}">`),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...(structuredData
      ? [`<script type="application/ld+json">${serializeForScript(structuredData)}</script>`]
      : []),
  ];
}
