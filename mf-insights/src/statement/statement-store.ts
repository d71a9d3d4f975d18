import { CallError, call } from '@hawiyat/shared/client';
import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/dashboard';
import type * as z from '@hawiyat/shared/contract/schema';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import type { Period } from './statement-period.ts';

/** `issued` is when the server answered. */
export type Statement = z.output<typeof fetchStatement.response>['data'] & { readonly issued: string };

export const statement = liveAnswer<Statement, Period>({
  ask: async (query, signal, before) => {
    const { data } = await call(fetchStatement, { query }, signal);
    // The same array again, so thousands of equal rows are not re-rendered.
    const isSame = before && JSON.stringify(before.lines) === JSON.stringify(data.lines);
    return { ...data, ...(isSame && { lines: before.lines }), issued: new Date().toISOString() };
  },
  concerns: /^order\./,
});

export const $exporting = atom(false);
let download = new AbortController();
// The next company on the same page must not get the former company's file.
onCompanyChange(() => download.abort());

export async function saveStatement(query: Period): Promise<void> {
  if ($exporting.get()) return;
  download = new AbortController();
  const { signal } = download;
  $exporting.set(true);
  try {
    const text = await call(exportStatement, { query }, signal);
    // Reading the response as text drops the byte order mark by which spreadsheets recognize UTF-8.
    saveFile({ name: `كشف-إيرادات-${query.from}-${query.to}.csv`, text: `\uFEFF${text}` });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    notify(error.message, 'error');
  } finally {
    $exporting.set(false);
  }
}
