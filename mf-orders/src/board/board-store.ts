import { orderBoard } from '@hawiyat/shared/contract/orders/board';
import { createQuery } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom, onMount } from 'nanostores';
import { type Lane, movesBetween } from './board-lanes.ts';

export const $lanes = createQuery(orderBoard, atom({}), {
  invalidatedBy: ['order', 'sub_order', 'container', 'driver'],
  select: ({ lanes }): readonly Lane[] => lanes,
});

const nothingMoved: ReadonlyMap<string, string> = new Map();

export const $moves = atom(nothingMoved);

onMount($moves, () =>
  $lanes.listen(({ data }, former) => {
    const before = former?.data;
    if (data === before) return;
    if (!data || !before) return $moves.set(nothingMoved);
    const moves = movesBetween(before, data);
    if (moves.size > 0) $moves.set(moves);
  }),
);

export const leaveBoard = () => $moves.set(nothingMoved);

const noStatus: ReadonlySet<string> = new Set();

/** Statuses whose lanes show what is due after this week; kept while the person looks at other views. */
export const $openFarFutures = atom(noStatus);

export function toggleFarFuture(status: string): void {
  const open = new Set($openFarFutures.get());
  if (!open.delete(status)) open.add(status);
  $openFarFutures.set(open);
}

onCompanyChange(() => $openFarFutures.set(noStatus));
