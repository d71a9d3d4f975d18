import { fetchStatement } from '@hawiyat/shared/contract/dashboard';
import { useSearchParams } from '@hawiyat/shared/router';
import { useState } from 'react';
import { type Period, quickPeriods } from './statement-period.ts';

/**
 * The statement's period lives in the address, so that reload, back and a sent link keep it; this month when it is left out.
 * @returns `period` as the server takes it, null while it is wrong; what the fields show, as it was typed, and what is wrong with it
 */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const [draft, setDraft] = useState({ of: '', typed: null as Period | null });
  const usual = quickPeriods().thisMonth;
  const asked = { from: address.get('from') ?? usual.from, to: address.get('to') ?? usual.to };
  // What was typed is of the address that it was typed at: going back leaves it behind.
  const typed = draft.of === address.toString() ? draft.typed : null;
  const shown = typed ?? asked;
  const checked = fetchStatement.query.safeParse(asked);
  const faults = fetchStatement.query.safeParse(shown).error?.issues ?? [];

  const choose = ({ from, to }: Period) => setAddress({ from, to }, { preventScrollReset: true });
  return {
    period: checked.success ? checked.data : null,
    shown,
    faultOf: (name: keyof Period) => faults.find((fault) => fault.path[0] === name)?.message,
    choose,
    type(change: Partial<Period>) {
      const next = { ...shown, ...change };
      if (fetchStatement.query.safeParse(next).success) choose(next);
      else setDraft({ of: address.toString(), typed: next });
    },
  };
}
export type PeriodChoice = ReturnType<typeof usePeriod>;
