import type { PrerenderedPage } from '@hawiyat/shared/contract/platform/releases';
import { html as escaped } from 'ghtml';

export type Names = Readonly<Record<string, string>>;

/** One pass, so that values are never expanded again. Other words in braces stay. */
const fill = (text: string, names: Names, written: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(names, name) ? written(names[name] ?? '') : braces,
  );

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
