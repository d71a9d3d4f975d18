import { CallError } from '@hawiyat/shared/client';
import { csvLimit, csvTooLong, csvUnreadable, type ImportReport } from '@hawiyat/shared/contract/csv';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from './csv-messages.ts';
import type { CsvSource } from './csv-source.ts';
import { fileText } from './file-text.ts';

/** A file as it was read when it was chosen; what the person changes in it later is another choice. */
interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** The way of a file into the list: it is chosen, tried without a trace, and imported. */
export type CsvImport =
  /** Nothing is chosen yet, or only what cannot be read; then `error` says why. */
  | { readonly stage: 'choosing'; readonly fileName?: string; readonly error?: string }
  | { readonly stage: 'trying'; readonly fileName: string }
  /** The dry run failed: the server's reason, or no connection. */
  | { readonly stage: 'untried'; readonly fileName: string; readonly file: Chosen; readonly error: string }
  | {
      readonly stage: 'tried' | 'importing';
      readonly fileName: string;
      readonly file: Chosen;
      readonly report: ImportReport;
      /** Why the import failed the last time. */
      readonly error?: string;
    }
  | { readonly stage: 'done'; readonly fileName: string; readonly report: ImportReport };

/** Milliseconds that a success is shown before the dialog closes. */
const successShown = 1000;
/** No character takes more bytes than this in what a spreadsheet writes: a longer file need not be read to be refused. */
const bytesPerCharacter = 4;

export const wouldChange = ({ created, changed }: ImportReport) => created + changed > 0;
/** A row can have several faults. */
export const rejectedCount = ({ faults }: ImportReport) => new Set(faults.map((fault) => fault.line)).size;

/** The state and actions of one list's import; the dialog shows them. */
export function csvImport({ send, refresh }: CsvSource) {
  /** Null while the dialog is closed. */
  const $import = atom<CsvImport | null>(null);
  let running = new AbortController();

  /** Whatever was under way has nothing to say any more. */
  const begin = (next: CsvImport | null): AbortSignal => {
    running.abort();
    running = new AbortController();
    $import.set(next);
    return running.signal;
  };
  const close = () => void begin(null);

  let company = new AbortController();
  onCompanyChange(() => {
    company.abort();
    company = new AbortController();
    close();
  });

  async function tryOut(file: Chosen): Promise<void> {
    const { name } = file;
    const signal = begin({ stage: 'trying', fileName: name });
    try {
      const report = await send({ csv: file.text, dryRun: true }, signal);
      if (!signal.aborted) $import.set({ stage: 'tried', fileName: name, file, report });
    } catch (error) {
      if (signal.aborted) return;
      $import.set({ stage: 'untried', fileName: name, file, error: told(error) });
    }
  }

  return {
    $import,
    open: () => void begin({ stage: 'choosing' }),
    close,

    /** Reads a file and tells what importing it would do. */
    async choose(file: File): Promise<void> {
      const fileName = file.name;
      const signal = begin({ stage: 'trying', fileName });
      const refuse = (error: string) => $import.set({ stage: 'choosing', fileName, error });
      if (file.size > csvLimit * bytesPerCharacter) return refuse(csvTooLong);
      // A file that was deleted, or may not be read, has no text.
      const text = await fileText(file).catch(() => null);
      if (signal.aborted) return;
      // No text holds the character 0; files of other kinds do, such as a spreadsheet's own.
      if (text === null || text.includes('\0')) return refuse(csvUnreadable);
      if (text.length > csvLimit) return refuse(csvTooLong);
      await tryOut({ name: fileName, text });
    },

    /** Tries the same file again, after that failed. */
    async retry(): Promise<void> {
      const now = $import.get();
      if (now?.stage === 'untried') await tryOut(now.file);
    },

    /** Imports what was tried; a second press does nothing. The list is asked for anew before this ends. */
    async confirm(): Promise<void> {
      const now = $import.get();
      if (now?.stage !== 'tried' || !wouldChange(now.report)) return;
      const { fileName, file, report: tried } = now;
      const { signal } = company;
      const importing = { stage: 'importing', fileName, file, report: tried } as const;
      begin(importing);
      // Whoever leaves the screen meanwhile is told by a notice: the server may have written already.
      const isShown = () => $import.get() === importing;
      try {
        const report = await send({ csv: file.text, dryRun: false }, signal);
        if (isShown()) show({ stage: 'done', fileName, report });
        else notify(messages.success, 'success');
      } catch (error) {
        if (signal.aborted) return;
        const reason = told(error);
        if (isShown()) $import.set({ stage: 'tried', fileName, file, report: tried, error: reason });
        else notify(reason, 'error');
        return;
      }
      await refresh();
    },
  };

  function show(done: CsvImport & { stage: 'done' }): void {
    $import.set(done);
    // Rows that were left out are to be read in peace.
    if (done.report.faults.length > 0) return;
    setTimeout(() => $import.get() === done && close(), successShown);
  }
}

function told(error: unknown): string {
  if (error instanceof CallError) return error.message;
  // Not the server's answer, so a fault of ours: say so to the person and to the console.
  console.error(error);
  return 'حدث خطأ ما';
}
