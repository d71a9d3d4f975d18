import type { PrerenderedPage } from '@hawiyat/shared/contract/releases';
import { escapeHtml } from '../http/escape-html.ts';

/** What stands for each name in braces. */
export type Names = Readonly<Record<string, string>>;

/** In one pass: what a name stands for is text, and no name itself. Other words in braces stay as they are. */
const fill = (text: string, names: Names, written: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(names, name) ? written(names[name] ?? '') : braces,
  );

/**
 * Puts what only the server knows into a page that the build rendered.
 * @param names e.g. `legalName` and `year`; harmless in elements, in attributes and in data, whatever they hold
 */
export function filledIn(page: PrerenderedPage, names: Names): PrerenderedPage {
  const { html, structuredData } = page;
  const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
  return {
    ...page,
    html: fill(html, names, escapeHtml),
    ...(structuredData && {
      structuredData: JSON.parse(fill(JSON.stringify(structuredData), names, inJson)),
    }),
  };
}
