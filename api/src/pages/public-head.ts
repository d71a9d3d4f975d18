import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/releases';
import { baseOf } from '../releases/composition.ts';
import { escapeHtml } from './escape-html.ts';
import { serializeForScript } from './serialize-for-script.ts';

/**
 * Metadata of a public page for search engines and link previews.
 * @param origin e.g. `https://panel.example`; without one, tags that need an absolute address are omitted
 * @param path path of the URL, without a query
 */
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
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(address ? [`<link rel="canonical" href="${address}">`] : []),
    ...Object.entries(meta).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...(structuredData
      ? [`<script type="application/ld+json">${serializeForScript(structuredData)}</script>`]
      : []),
  ];
}
