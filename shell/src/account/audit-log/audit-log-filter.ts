import { exportAudit } from '@hawiyat/shared/contract/company/audit-log';
import { readQuery, useQueryState } from '@hawiyat/shared/lib/query-state';
import { typedDayError } from '@hawiyat/shared/ui/dates';
import { useState } from 'react';
import type { AuditLogFilter } from './audit-log-store.ts';

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
