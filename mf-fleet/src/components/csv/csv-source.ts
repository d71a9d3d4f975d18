import type { csvImport, ImportReport } from '@hawiyat/shared/contract/core/csv';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { serverNow } from '@hawiyat/shared/locale/server-time';
import { today } from '@hawiyat/shared/locale/today';

export interface CsvSource {
  /** Base of its file names: «الحاويات». */
  readonly name: string;
  /** @throws CallError */
  readonly fetchFile: (signal: AbortSignal) => Promise<string>;
  /** Imports a file, or runs it dry. @throws CallError */
  readonly send: (body: z.input<typeof csvImport>, signal?: AbortSignal) => Promise<ImportReport>;
  readonly refresh: () => Promise<void>;
}

/** @returns `الحاويات-2026-11-21.csv`, the day in Riyadh */
export const fileName = (name: string, now = serverNow()) => `${name}-${today(now)}.csv`;
