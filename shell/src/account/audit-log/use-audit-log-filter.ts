import { exportAudit } from '@hawiyat/shared/contract/core/events';
import { useAddress } from '@hawiyat/shared/router';
import { typedDayError } from '@hawiyat/shared/ui/dates';
import { useState } from 'react';
import type { AuditLogFilter } from './audit-log-store.ts';

const names = ['person', 'kind', 'from', 'to', 'entityId'] as const;
type Name = (typeof names)[number];
export type TypedFilter = Readonly<Partial<Record<Name, string>>>;

export function filterOf(typed: TypedFilter): AuditLogFilter | null {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const { success } = exportAudit.query.safeParse(given);
  return success ? (given as AuditLogFilter) : null;
}

const requestedIn = (address: URLSearchParams): TypedFilter =>
  Object.fromEntries(names.flatMap((name) => (address.has(name) ? [[name, address.get(name) ?? '']] : [])));

/** The address has the filter, for reload, back and shared links; a half-typed day stays in the draft. */
export function useAuditLogFilter() {
  const [address, changeAddress] = useAddress();
  const [draft, setDraft] = useState({ address: '', typed: null as TypedFilter | null });
  const requested = requestedIn(address);
  // Going back drops the draft of the address that was left.
  const typed = draft.address === address.toString() ? draft.typed : null;
  const shown = typed ?? requested;
  const change = (changed: TypedFilter) => {
    const now = new URLSearchParams(window.location.search);
    const next = { ...(typed ?? requestedIn(now)), ...changed };
    const filter = filterOf(next);
    if (!filter) return setDraft({ address: now.toString(), typed: next });
    changeAddress(() => new URLSearchParams(filter as Record<string, string>));
  };
  return {
    filter: filterOf(requested),
    shown,
    isFiltered: Object.keys(requested).length > 0,
    errorOf: (name: 'from' | 'to') => (shown[name] ? typedDayError(shown[name]) : undefined),
    change,
    clear: () => changeAddress(() => new URLSearchParams()),
  };
}
