import { listUtilization } from '@hawiyat/shared/contract/fleet/utilization';
import { today } from '@hawiyat/shared/locale/today';
import { createQuery } from '@hawiyat/shared/query';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';

export type Measured = ReadonlyMap<string, { readonly share: number | null; readonly income: number }> | null;

const $month = atom<{ query: { month: string } } | null>(null);
const $utilization = createQuery(listUtilization, $month, {
  invalidatedBy: ['order.moved', 'order.canceled', 'sub_order.moved'],
  select: ({ containers }): NonNullable<Measured> =>
    new Map(containers.map(({ id, share, income }) => [id, { share, income }])),
});

export function useUtilization(isShown: boolean): Measured {
  const { data } = useStore($utilization);
  useEffect(() => {
    if (!isShown) return;
    $month.set({ query: { month: today().slice(0, 7) } });
    void $utilization.fetch();
  }, [isShown]);
  return data;
}
