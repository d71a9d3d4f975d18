import { notify } from '@hawiyat/shared/state';
import type { csvExchange, ImportDialog } from './csv.ts';
import type { CsvSource } from './csv-source.ts';
import type { ImportTexts } from './import-texts.ts';

/** A list's way out of the page and into it, with the dialog that shows it. */
export interface LoadedCsv {
  readonly csv: ReturnType<typeof csvExchange>;
  readonly ImportDialog: typeof ImportDialog;
  readonly texts: ImportTexts;
}

/**
 * A list's files. Few ask for them, so what they take comes in a file of its own when they are asked for, once in a page.
 * @param loadTexts brings what the import says about this list, in the same file
 * @returns brings it; null when it cannot be had: a notice has said so, and the next call tries again
 */
export function csvOf(
  source: CsvSource,
  loadTexts: () => Promise<{ texts: ImportTexts }>,
): () => Promise<LoadedCsv | null> {
  let made: LoadedCsv | undefined;
  return async () => {
    try {
      const [{ csvExchange, ImportDialog }, { texts }] = await Promise.all([
        import(/* webpackChunkName: "csv" */ './csv.ts'),
        loadTexts(),
      ]);
      made ??= { csv: csvExchange(source), ImportDialog, texts };
      return made;
    } catch (error) {
      console.warn('What imports and exports could not be loaded', error);
      notify('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.', 'error');
      return null;
    }
  };
}
