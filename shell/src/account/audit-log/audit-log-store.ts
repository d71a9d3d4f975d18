import { call } from '@hawiyat/shared/client';
import { csvDownload } from '@hawiyat/shared/components/csv-download';
import {
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditPersons,
} from '@hawiyat/shared/contract/company/audit-log';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { createQuery } from '@hawiyat/shared/query';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../../texts/audit-log.ts';

export type AuditLogFilter = Input<typeof exportAudit>['query'];

/** Null while the page is not shown. */
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

onCompanyChange(() => $filter.set(null));

const { $downloading, fetchText } = csvDownload();
export const $exporting = $downloading;

export async function saveAuditLog(query: AuditLogFilter): Promise<void> {
  const text = await fetchText((signal) => call(exportAudit, { query }, signal));
  if (text !== null) saveFile({ name: messages.file, text });
}
