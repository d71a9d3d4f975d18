import { chunkFailureText } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
import type { csvExchange, ImportDialog } from './csv.ts';
import type { CsvSource } from './csv-source.ts';
import type { ImportTexts } from './import-texts.ts';

export interface LoadedCsv {
  readonly csv: ReturnType<typeof csvExchange>;
  readonly ImportDialog: typeof ImportDialog;
  readonly texts: ImportTexts;
}

/**
 * Loads export and import with their dialog once, on first use: few people use them.
 * @param loadSource the list and its own texts, in the same chunk
 * @returns a loader; it resolves to null after a failure, which a toast shows, and tries again at the next
 * call
 */
export function csvOf(
  loadSource: () => Promise<{ source: CsvSource; texts: ImportTexts }>,
): () => Promise<LoadedCsv | null> {
  let made: LoadedCsv | undefined;
  return async () => {
    try {
      const [{ csvExchange, ImportDialog }, { source, texts }] = await Promise.all([
        import(/* webpackChunkName: "csv" */ './csv.ts'),
        loadSource(),
      ]);
      made ??= { csv: csvExchange(source), ImportDialog, texts };
      return made;
    } catch (error) {
      console.warn('The import and export could not be loaded', error);
      notify(await chunkFailureText(error), 'error');
      return null;
    }
  };
}
