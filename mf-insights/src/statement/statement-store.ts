import { CallError, call } from '@hawiyat/shared/client';
import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { createQuery } from '@hawiyat/shared/query';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import type { Period } from './statement-period.ts';

/** `issued` is when the server answered. */
export type Statement = Answer<typeof fetchStatement>['data'] & { readonly issued: string };

const $period = atom<Period | null>(null);

const $answer = createQuery(
  fetchStatement,
  computed($period, (query) => query && { query }),
  // A period may have thousands of lines, so the cache is short.
  { invalidatedBy: ['order'], select: ({ data }) => data, gcTime: 60_000 },
);

export const $statement = computed($answer, ({ data, answeredAt, loading, error }) => ({
  statement: data && { ...data, issued: new Date(answeredAt).toISOString() },
  ...{ loading, error },
}));

export const fetchStatementAgain = $answer.fetch;

export async function showStatement(period: Period): Promise<void> {
  $period.set(period);
  await $answer.fetch();
}

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
