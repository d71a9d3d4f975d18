import { fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { readQuery, useQueryState } from '@hawiyat/shared/lib/query-state';
import { useState } from 'react';
import { type Period, quickPeriods, statementQuery } from './statement-period.ts';

const withDefaults = (query: Partial<Period>): Period => ({ ...quickPeriods().thisMonth, ...query });

/** The period lives in the address, so a reload, back and a shared link keep it; `period` is null while it is invalid. */
export function usePeriod() {
  const [query, change] = useQueryState(statementQuery);
  const [draft, setDraft] = useState({ at: '', typed: null as Period | null });
  const requested = withDefaults(query);
  // A draft belongs to the address it was typed at: going back drops it.
  const typed = draft.at === JSON.stringify(query) ? draft.typed : null;
  const shown = typed ?? requested;
  const result = fetchStatement.query.safeParse(requested);
  const issues = fetchStatement.query.safeParse(shown).error?.issues ?? [];

  return {
    period: result.success ? result.data : null,
    shown,
    errorOf: (name: keyof Period) => issues.find((issue) => issue.path[0] === name)?.message,
    choose: (chosen: Period) => change(chosen),
    type(typing: Partial<Period>) {
      const now = readQuery(statementQuery, new URLSearchParams(window.location.search));
      const next = { ...(typed ?? withDefaults(now)), ...typing };
      if (fetchStatement.query.safeParse(next).success) change(next);
      else setDraft({ at: JSON.stringify(now), typed: next });
    },
  };
}
export type PeriodChoice = ReturnType<typeof usePeriod>;
