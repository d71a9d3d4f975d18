import type { PrerenderedPage } from '@hawiyat/shared/contract/platform/releases';
import { html as escaped } from 'ghtml';

/** The value of each placeholder. */
export type Names = Readonly<Record<string, string>>;

/** In one pass, so that values are never expanded again. Other words in braces stay. */
const fill = (text: string, names: Names, written: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(names, name) ? written(names[name] ?? '') : braces,
  );

/**
 * Replaces the placeholders of a prerendered page with what only the server knows.
 * @param names e.g. `legalName` and `year`; escaped in elements, attributes and data
 * @returns the page without placeholders
 */
export function filledIn(page: PrerenderedPage, names: Names): PrerenderedPage {
  const { html, structuredData } = page;
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return {
    ...page,
    html: fill(html, names, (value) => escaped`${value}`),
    ...(structuredData && {
      structuredData: JSON.parse(fill(JSON.stringify(structuredData), names, inJson)),
    }),
  };
}
