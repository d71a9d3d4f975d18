import { fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { useAddress } from '@hawiyat/shared/router';
import { useState } from 'react';
import { type Period, quickPeriods } from './statement-period.ts';

function requestedIn(address: URLSearchParams): Period {
  const { from, to } = quickPeriods().thisMonth;
  return { from: address.get('from') ?? from, to: address.get('to') ?? to };
}

/** The period lives in the address, so a reload, back and a shared link keep it; `period` is null while it is invalid. */
export function usePeriod() {
  const [address, changeAddress] = useAddress();
  const [draft, setDraft] = useState({ address: '', typed: null as Period | null });
  const requested = requestedIn(address);
  // A draft belongs to the address it was typed at: going back drops it.
  const typed = draft.address === address.toString() ? draft.typed : null;
  const shown = typed ?? requested;
  const result = fetchStatement.query.safeParse(requested);
  const issues = fetchStatement.query.safeParse(shown).error?.issues ?? [];

  const choose = (chosen: Period) => changeAddress(() => new URLSearchParams({ ...chosen }));
  return {
    period: result.success ? result.data : null,
    shown,
    errorOf: (name: keyof Period) => issues.find((issue) => issue.path[0] === name)?.message,
    choose,
    type(change: Partial<Period>) {
      const now = new URLSearchParams(window.location.search);
      const next = { ...(typed ?? requestedIn(now)), ...change };
      if (fetchStatement.query.safeParse(next).success) choose(next);
      else setDraft({ address: now.toString(), typed: next });
    },
  };
}
export type PeriodChoice = ReturnType<typeof usePeriod>;
