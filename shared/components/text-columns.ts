import type { PrintColumn } from './print-list.ts';

export interface TextColumn<Row> extends PrintColumn<Row> {
  readonly onlyInFile?: true;
  fileText?(row: Row): string;
}

type Text<Row> = Omit<TextColumn<Row>, 'title'> & { readonly title?: string };

/** The texts of each column of a list, in their order on paper; a column without them does not compile. */
export type ColumnTexts<Row, Id extends string> = Readonly<Record<Id, Text<Row> | readonly Text<Row>[]>>;

/** A text without a title has its column's. */
export function textColumns<Row, Id extends string>(
  columns: readonly { readonly id: string; readonly title: string }[],
  texts: ColumnTexts<Row, Id>,
): readonly TextColumn<Row>[] {
  const titles: Readonly<Record<string, string>> = Object.fromEntries(
    columns.map(({ id, title }) => [id, title]),
  );
  return Object.entries<Text<Row> | readonly Text<Row>[]>(texts).flatMap(([id, ofColumn]) =>
    [ofColumn].flat().map((text) => ({ title: titles[id] ?? id, ...text })),
  );
}

export const onPaper = <Row>(columns: readonly TextColumn<Row>[]): readonly TextColumn<Row>[] =>
  columns.filter(({ onlyInFile }) => !onlyInFile);
