import type { FactName } from '../parts/fact-names.ts';

/** A run of words: plain, stressed, left to right, or a fact of the publisher's. */
export type Words =
  | string
  | { readonly bold: readonly Words[] }
  | { readonly ltr: string }
  | { readonly fact: FactName };

export type Line = readonly Words[];

export type Block =
  | { readonly type: 'heading'; readonly line: Line }
  | { readonly type: 'paragraph'; readonly line: Line }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly type: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | {
      readonly type: 'questions';
      readonly items: readonly { readonly question: Line; readonly answer: readonly Block[] }[];
    };

/** A numbered part of a legal text; its address in the page is `#section-<number>`. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What a legal text's Markdown becomes when the page is built (read-legal-text.mjs). */
export interface LegalText {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}
