import { CallError } from '@hawiyat/shared/client';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

/** Fetches one CSV file at a time; the next company on the same page must not get the former company's file. */
export function csvDownload() {
  const $downloading = atom(false);
  let running = new AbortController();
  onCompanyChange(() => running.abort());

  return {
    $downloading,
    /** A failure shows a toast. Null after it, or while another file is fetched. */
    async fetchText(send: (signal: AbortSignal) => Promise<string>): Promise<string | null> {
      if ($downloading.get()) return null;
      running = new AbortController();
      const { signal } = running;
      $downloading.set(true);
      try {
        const text = await send(signal);
        // Reading the response as text drops the byte order mark by which spreadsheets recognize UTF-8.
        return signal.aborted ? null : `\uFEFF${text}`;
      } catch (error) {
        if (signal.aborted) return null;
        if (!(error instanceof CallError)) throw error;
        notify(error.message, 'error');
        return null;
      } finally {
        $downloading.set(false);
      }
    },
  };
}
