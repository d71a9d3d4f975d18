import { csvExchange } from './csv-exchange.ts';
import type { CsvSource } from './csv-source.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportTexts } from './import-texts.ts';

/** Loads on first use, because few people use it. */
export const listCsv = (source: CsvSource, texts: ImportTexts) => ({
  csv: csvExchange(source),
  ImportDialog,
  texts,
});

export type ListCsv = ReturnType<typeof listCsv>;
