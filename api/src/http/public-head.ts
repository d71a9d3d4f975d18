import type { PrerenderedPage, Release } from '@hawiyat/shared/contract/releases';
import { baseOf } from '../releases/composition.ts';
import { dataText } from './data-text.ts';
import { escaped } from './escaped.ts';

/**
 * What a public page says of itself to search engines, and where somebody shares its address.
 * @param origin e.g. `https://panel.example`; without one, what needs a whole address is left out
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
    `<meta name="description" content="${escaped(description)}">`,
    ...(address ? [`<link rel="canonical" href="${address}">`] : []),
    ...Object.entries(meta).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...(structuredData ? [`<script type="application/ld+json">${dataText(structuredData)}</script>`] : []),
  ];
}
