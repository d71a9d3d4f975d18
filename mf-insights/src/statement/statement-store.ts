import { call } from '@hawiyat/shared/client';
import { csvDownload } from '@hawiyat/shared/components/csv-download';
import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { createQuery } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';
import { messages } from '../texts/statement.ts';
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

const { $downloading, fetchText } = csvDownload();
export const $exporting = $downloading;

export async function saveStatement(query: Period): Promise<void> {
  const text = await fetchText((signal) => call(exportStatement, { query }, signal));
  if (text !== null) saveFile({ name: messages.file(query.from, query.to), text });
}
