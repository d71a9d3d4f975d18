export interface ImportTexts {
  readonly title: string;
  /** Headings that a file must have. */
  readonly columns: readonly string[];
  readonly hint: string;
  /** All headings, and a line that shows what stands under them. */
  readonly template: { readonly headings: readonly string[]; readonly example: readonly string[] };
  /** A sentence for each column that takes one of a few words. */
  readonly choices?: readonly string[];
}
