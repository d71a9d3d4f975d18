import { CallError } from '@hawiyat/shared/client';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { type CsvSource, fileName } from './csv-source.ts';

/** The way of a list out of the page, as a file. */
export function csvExport({ name, fetchFile }: CsvSource) {
  const $exporting = atom(false);
  let running = new AbortController();
  // The next company on the same page must not be handed the file of the one before.
  onCompanyChange(() => running.abort());

  return {
    $exporting,
    /** Fetches the file; failure ends up in a notice. @returns null when there is none, or one is being fetched already */
    async exportFile(): Promise<{ name: string; text: string } | null> {
      if ($exporting.get()) return null;
      running = new AbortController();
      const { signal } = running;
      $exporting.set(true);
      try {
        const text = await fetchFile(signal);
        // The call reads the answer as a text, which loses the mark by which spreadsheets know UTF-8.
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
