import { CallError, call } from '@hawiyat/shared/client';
import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/dashboard';
import type * as z from '@hawiyat/shared/contract/schema';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import type { Period } from './statement-period.ts';

/** The statement, and the moment at which the server said so. */
export type Statement = z.output<typeof fetchStatement.response>['data'] & { readonly issued: string };

export const statement = liveAnswer<Statement, Period>({
  ask: async (query, signal, before) => {
    const { data } = await call(fetchStatement, { query }, signal);
    // Thousands of lines that say the same are not drawn anew.
    const isSame = before && JSON.stringify(before.lines) === JSON.stringify(data.lines);
    return { ...data, ...(isSame && { lines: before.lines }), issued: new Date().toISOString() };
  },
  concerns: /^order\./,
});

export const $exporting = atom(false);
let running = new AbortController();
// The next company on the same page must not be handed the file of the one before.
onCompanyChange(() => running.abort());

/** Hands the person the server's file of a period; failure ends up in a notice. */
export async function saveStatement(query: Period): Promise<void> {
  if ($exporting.get()) return;
  running = new AbortController();
  const { signal } = running;
  $exporting.set(true);
  try {
    const text = await call(exportStatement, { query }, signal);
    // The call reads the answer as a text, which loses the mark by which spreadsheets know UTF-8.
    saveFile({ name: `كشف-إيرادات-${query.from}-${query.to}.csv`, text: `\uFEFF${text}` });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    notify(error.message, 'error');
  } finally {
    $exporting.set(false);
  }
}
