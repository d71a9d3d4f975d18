import type { FactName } from '../components/fact-names.ts';

export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  | { readonly ltr: string }
  | { readonly fact: FactName };

export type Line = readonly Inline[];

export type Block =
  | { readonly type: 'heading'; readonly line: Line }
  | { readonly type: 'paragraph'; readonly line: Line }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly type: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | {
      readonly type: 'questions';
      readonly items: readonly { readonly question: Line; readonly answer: readonly Block[] }[];
    };

/** Its anchor is `#section-<number>`, which other texts link to. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Parsed from Markdown at build time (`parse-legal-text.mjs`). */
export interface LegalText {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}
