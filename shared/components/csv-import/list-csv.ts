import { csvDownload } from '@hawiyat/shared/components/csv-download';
import { type CsvSource, csvImport, fileName } from './csv-import.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportTexts } from './import-texts.ts';

/** A list's export and import, made once. Loads on first use, because few people use it. */
export function listCsv(source: CsvSource, texts: ImportTexts) {
  const { $downloading, fetchText } = csvDownload();
  const csv = {
    ...csvImport(source),
    $exporting: $downloading,
    async exportFile(): Promise<{ name: string; text: string } | null> {
      const text = await fetchText(source.fetchFile);
      return text === null ? null : { name: fileName(source.name), text };
    },
  };
  return { csv, ImportDialog, texts };
}

export type ListCsv = ReturnType<typeof listCsv>;
