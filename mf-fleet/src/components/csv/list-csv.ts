import { csvExchange } from './csv-exchange.ts';
import type { CsvSource } from './csv-source.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportTexts } from './import-texts.ts';

/** Export and import of one list, with their dialog: they load on first use, because few people use them. */
export const listCsv = (source: CsvSource, texts: ImportTexts) => ({
  csv: csvExchange(source),
  ImportDialog,
  texts,
});

export type ListCsv = ReturnType<typeof listCsv>;
