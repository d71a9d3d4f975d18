import { call } from '@hawiyat/shared/client';
import { csvDownload } from '@hawiyat/shared/components/csv-download';
import type { AuditEntry } from '@hawiyat/shared/contract/company/audit-log';
import { exportAudit, listAudit, listAuditPersons } from '@hawiyat/shared/contract/company/audit-log';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import { readQuery, useQueryState } from '@hawiyat/shared/lib/query-state';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { createQuery } from '@hawiyat/shared/query';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { onCompanyChange } from '@hawiyat/shared/state';
import { typedDayError } from '@hawiyat/shared/ui/dates';
import { atom } from 'nanostores';
import { useState } from 'react';
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

const { query: schema } = exportAudit;
type TypedFilter = Readonly<Partial<Record<keyof AuditLogFilter, string>>>;

const isValid = (typed: TypedFilter) =>
  schema.safeParse(Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))).success;

/** The address has the filter, for reload, back and shared links; a half-typed day stays in the draft. */
export function useAuditLogFilter() {
  const [filter, changeFilter] = useQueryState(schema);
  const [draft, setDraft] = useState({ at: '', typed: null as TypedFilter | null });
  // Going back drops the draft of the address that was left.
  const typed = draft.at === JSON.stringify(filter) ? draft.typed : null;
  const shown: TypedFilter = typed ?? filter;
  const change = (changed: TypedFilter) => {
    const now = readQuery(schema, new URLSearchParams(window.location.search));
    const next = { ...(typed ?? now), ...changed };
    if (isValid(next)) changeFilter(next);
    else setDraft({ at: JSON.stringify(now), typed: next });
  };
  return {
    filter,
    shown,
    isFiltered: Object.keys(filter).length > 0,
    errorOf: (name: 'from' | 'to') => (shown[name] ? typedDayError(shown[name]) : undefined),
    change,
    remove: (name: keyof AuditLogFilter) => changeFilter({ [name]: '' }),
    clear: () => changeFilter({ person: '', kind: '', from: '', to: '', entityId: '' }),
  };
}

export type AuditLogChoice = ReturnType<typeof useAuditLogFilter>;
