import { csvExport } from './csv-export.ts';
import { csvImport } from './csv-import.ts';
import type { CsvSource } from './csv-source.ts';

/** Created once for each list. */
export const csvExchange = (source: CsvSource) => ({
  ...csvExport(source),
  ...csvImport(source),
  name: source.name,
});
export type CsvExchange = ReturnType<typeof csvExchange>;
