import { fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { useSearchParams } from '@hawiyat/shared/router';
import { useState } from 'react';
import { type Period, quickPeriods } from './statement-period.ts';

/** The period lives in the address, so a reload, back and a shared link keep it; `period` is null while it is invalid. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const [draft, setDraft] = useState({ address: '', typed: null as Period | null });
  const defaultPeriod = quickPeriods().thisMonth;
  const requested = {
    from: address.get('from') ?? defaultPeriod.from,
    to: address.get('to') ?? defaultPeriod.to,
  };
  // A draft belongs to the address it was typed at: going back drops it.
  const typed = draft.address === address.toString() ? draft.typed : null;
  const shown = typed ?? requested;
  const result = fetchStatement.query.safeParse(requested);
  const issues = fetchStatement.query.safeParse(shown).error?.issues ?? [];

  const choose = ({ from, to }: Period) => setAddress({ from, to }, { preventScrollReset: true });
  return {
    period: result.success ? result.data : null,
    shown,
    errorOf: (name: keyof Period) => issues.find((issue) => issue.path[0] === name)?.message,
    choose,
    type(change: Partial<Period>) {
      const next = { ...shown, ...change };
      if (fetchStatement.query.safeParse(next).success) choose(next);
      else setDraft({ address: address.toString(), typed: next });
    },
  };
}
export type PeriodChoice = ReturnType<typeof usePeriod>;
