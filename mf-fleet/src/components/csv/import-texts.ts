import type { PluralNoun } from '@hawiyat/shared/locale/plurals';

export interface ImportTexts {
  readonly title: string;
  /** Headings that a file must have. */
  readonly columns: readonly string[];
  readonly hint: string;
  readonly noun: PluralNoun;
}
