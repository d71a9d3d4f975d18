import type { PluralNoun } from '@hawiyat/shared/locale/plurals';

/** What the import of one list says about its own things. */
export interface ImportTexts {
  readonly title: string;
  /** Headings without which a file is refused. */
  readonly columns: readonly string[];
  /** Which rows change something that is there, and which add. */
  readonly hint: string;
  readonly of: PluralNoun;
}
