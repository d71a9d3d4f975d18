import { csvExample } from '@hawiyat/shared/contract/core/csv';
import { fileOf } from '@hawiyat/shared/contract/core/edited-fields';

export interface ImportTexts {
  readonly title: string;
  readonly columns: readonly string[];
  readonly hint: string;
  readonly template: { readonly headings: readonly string[]; readonly example: readonly string[] };
  readonly choices?: readonly string[];
}

export function templateOf(fields: Parameters<typeof fileOf>[0]): ImportTexts['template'] {
  const { headings, example } = fileOf(fields);
  return { headings, example: example.map((cell, at) => (at === 0 ? `${csvExample} ${cell}` : cell)) };
}
