import type { csvImport, ImportReport } from '@hawiyat/shared/contract/csv';
import type * as z from '@hawiyat/shared/contract/schema';
import { timeZone } from '@hawiyat/shared/locale/locale';

/** A list that goes out as a file and comes in from one. */
export interface CsvSource {
  /** What its files are called: «الحاويات». */
  readonly name: string;
  /** Asks the server for the file. @throws CallError */
  readonly fetchFile: (signal: AbortSignal) => Promise<string>;
  /** Imports a file, or tries it. @throws CallError */
  readonly send: (body: z.input<typeof csvImport>, signal?: AbortSignal) => Promise<ImportReport>;
  /** Brings the list to what is true after an import. */
  readonly refresh: () => Promise<void>;
}

// Sweden writes days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** @returns `الحاويات-2026-11-21.csv`, the day in the Kingdom */
export const fileName = (name: string, now = new Date()) => `${name}-${isoDay.format(now)}.csv`;
