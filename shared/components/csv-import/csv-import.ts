import { CallError } from '@hawiyat/shared/client';
import type * as contract from '@hawiyat/shared/contract/core/csv';
import { csvLimit, csvTooLong, csvUnreadable, type ImportReport } from '@hawiyat/shared/contract/core/csv';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { today } from '@hawiyat/shared/locale/today';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { failureOf } from '@hawiyat/shared/ui/forms';
import { atom } from 'nanostores';
import { fileText } from './file-text.ts';
import { messages } from './texts.ts';

export interface CsvSource {
  readonly name: string;
  readonly fetchFile: (signal: AbortSignal) => Promise<string>;
  /** Imports a file, or runs it dry. @throws CallError */
  readonly send: (body: z.input<typeof contract.csvImport>, signal?: AbortSignal) => Promise<ImportReport>;
  readonly refresh: () => Promise<void>;
}

interface Chosen {
  readonly name: string;
  readonly text: string;
}

export type CsvImport =
  | { readonly stage: 'choosing'; readonly fileName?: string; readonly error?: string }
  | { readonly stage: 'trying'; readonly fileName: string }
  | { readonly stage: 'untried'; readonly fileName: string; readonly file: Chosen; readonly error: string }
  | {
      readonly stage: 'tried' | 'importing';
      readonly fileName: string;
      readonly file: Chosen;
      readonly report: ImportReport;
      readonly error?: string;
    }
  | { readonly stage: 'done'; readonly fileName: string; readonly report: ImportReport };

const successShown = 1000;
/** Most bytes of a character: only the start of a longer file is read. */
const bytesPerCharacter = 4;
const someBytes = 4096;

/** @returns `الحاويات-2026-11-21.csv`, the day in Riyadh */
export const fileName = (name: string) => `${name}-${today()}.csv`;
export const wouldChange = ({ created, changed }: ImportReport) => created + changed > 0;
export const rejectedCount = ({ faults }: ImportReport) => new Set(faults.map((fault) => fault.line)).size;

/** The stages of an import, one file at a time: chosen, run dry, imported. */
export function csvImport({ name: listName, send, refresh }: CsvSource) {
  const { $import, begin, close, companySignal } = importStage();

  async function tryOut(file: Chosen): Promise<void> {
    const { name } = file;
    const signal = begin({ stage: 'trying', fileName: name });
    try {
      const report = await send({ csv: file.text, dryRun: true }, signal);
      if (!signal.aborted) $import.set({ stage: 'tried', fileName: name, file, report });
    } catch (error) {
      if (!signal.aborted) $import.set(untried(file, error));
    }
  }

  return {
    name: listName,
    $import,
    open: () => void begin({ stage: 'choosing' }),
    close,

    async choose(file: File): Promise<void> {
      const { name } = file;
      const signal = begin({ stage: 'trying', fileName: name });
      const read = await csvTextOf(file);
      if (signal.aborted) return;
      if ('error' in read) $import.set({ stage: 'choosing', fileName: name, ...read });
      else await tryOut({ name, ...read });
    },

    async retry(): Promise<void> {
      const now = $import.get();
      if (now?.stage === 'untried') await tryOut(now.file);
    },

    async confirm(): Promise<void> {
      const now = $import.get();
      if (now?.stage !== 'tried' || !wouldChange(now.report)) return;
      const { fileName, file, report: tried } = now;
      const signal = companySignal();
      const importing = { stage: 'importing', fileName, file, report: tried } as const;
      begin(importing);
      // The screen may be gone by now, but the server may have written: a toast reports it.
      const isShown = () => $import.get() === importing;
      try {
        const report = await send({ csv: file.text, dryRun: false }, signal);
        if (isShown()) show({ stage: 'done', fileName, report });
        else notify(messages.success, 'success');
      } catch (error) {
        if (signal.aborted) return;
        const reason = failureOf(error).message;
        if (isShown()) $import.set({ stage: 'tried', fileName, file, report: tried, error: reason });
        else notify(reason, 'error');
        return;
      }
      await refresh();
    },
  };

  function show(done: CsvImport & { stage: 'done' }): void {
    $import.set(done);
    // Rejected rows stay on screen until the person closes them.
    if (done.report.faults.length > 0) return;
    setTimeout(() => $import.get() === done && close(), successShown);
  }
}

/** The next stage stops what the last one fetched, another company all of it. */
function importStage() {
  const $import = atom<CsvImport | null>(null);
  let running = new AbortController();
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
  return { $import, begin, close, companySignal: () => company.signal };
}

export type CsvImporter = ReturnType<typeof csvImport>;

async function csvTextOf(file: File): Promise<{ readonly text: string } | { readonly error: string }> {
  const isTooLong = file.size > csvLimit * bytesPerCharacter;
  const text = await fileText(isTooLong ? file.slice(0, someBytes) : file).catch(() => null);
  if (text === null || text.includes('\0')) return { error: csvUnreadable };
  return isTooLong || text.length > csvLimit ? { error: csvTooLong } : { text };
}

/** The server would reject a faulty file again, so only other failures offer a retry. */
function untried(file: Chosen, failure: unknown): CsvImport {
  const { name: fileName } = file;
  const error = failureOf(failure).message;
  const isFaulty = failure instanceof CallError && failure.status === 400;
  return isFaulty ? { stage: 'choosing', fileName, error } : { stage: 'untried', fileName, file, error };
}
