import { CallError } from '@hawiyat/shared/client';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { type CsvSource, fileName } from './csv-source.ts';

export function csvExport({ name, fetchFile }: CsvSource) {
  const $exporting = atom(false);
  let running = new AbortController();
  // The next company on the same page must not receive the previous one's file.
  onCompanyChange(() => running.abort());

  return {
    $exporting,
    /** A failure shows a toast. Null after it, or while another fetch runs. */
    async exportFile(): Promise<{ name: string; text: string } | null> {
      if ($exporting.get()) return null;
      running = new AbortController();
      const { signal } = running;
      $exporting.set(true);
      try {
        const text = await fetchFile(signal);
        // Reading the response as text drops the byte-order mark by which spreadsheets recognize UTF-8.
        return signal.aborted ? null : { name: fileName(name), text: `\uFEFF${text}` };
      } catch (error) {
        if (signal.aborted) return null;
        if (!(error instanceof CallError)) throw error;
        notify(error.message, 'error');
        return null;
      } finally {
        $exporting.set(false);
      }
    },
  };
}
