import { CallError, call } from '@hawiyat/shared/client';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import {
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditPersons,
} from '@hawiyat/shared/contract/core/events';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { createQuery } from '@hawiyat/shared/query';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export type AuditLogFilter = Input<typeof exportAudit>['query'];

/** Null while the page is not shown, or while the typed filter is invalid. */
const $filter = atom<{ readonly query: AuditLogFilter } | null>(null);

/** Every event adds an entry. */
export const $auditLog = createCursorQuery<typeof listAudit, AuditEntry>(listAudit, $filter, {
  invalidatedBy: () => true,
  select: ({ entries, nextCursor = null }) => ({ rows: entries, cursor: nextCursor }),
});

export const $persons = createQuery(listAuditPersons, atom({}), {
  invalidatedBy: ['person'],
  select: ({ persons }) => persons,
});

export function showAuditLog(query: AuditLogFilter | null): void {
  $filter.set(query && { query });
  if (query) void $auditLog.fetch();
}

export const $exporting = atom(false);
let download = new AbortController();
onCompanyChange(() => {
  download.abort();
  $filter.set(null);
});

export async function saveAuditLog(query: AuditLogFilter): Promise<void> {
  download = new AbortController();
  const { signal } = download;
  $exporting.set(true);
  try {
    const text = await call(exportAudit, { query }, signal);
    // Reading the response as text drops the byte order mark by which spreadsheets recognize UTF-8.
    saveFile({ name: 'سجل-العمليات.csv', text: `\uFEFF${text}` });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    notify(error.message, 'error');
  } finally {
    $exporting.set(false);
  }
}
