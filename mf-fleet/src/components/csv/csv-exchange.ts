import { csvDownload } from '@hawiyat/shared/components/csv-download';
import { csvImport } from './csv-import.ts';
import { type CsvSource, fileName } from './csv-source.ts';

/** Created once for each list. */
export function csvExchange(source: CsvSource) {
  const { name, fetchFile } = source;
  const { $downloading, fetchText } = csvDownload();
  return {
    ...csvImport(source),
    name,
    $exporting: $downloading,
    /** Null after a failure, which shows a toast, and while another fetch runs. */
    async exportFile(): Promise<{ name: string; text: string } | null> {
      const text = await fetchText(fetchFile);
      return text === null ? null : { name: fileName(name), text };
    },
  };
}
export type CsvExchange = ReturnType<typeof csvExchange>;
