import { daysAfter } from '@hawiyat/shared/locale/today';
import type { BoardCard } from './board-card.ts';
import { cardsOf, type Lane } from './board-lanes.ts';

/** Today and the six days after it: at least the rest of the week, and tomorrow on its last day. */
const nearDays = 7;

/** Work that has not begun; the server sorts these lanes by day. */
const waitingStatuses: readonly string[] = ['pending', 'scheduled'];

export interface FoldedLane {
  readonly near: readonly BoardCard[];
  readonly far: readonly BoardCard[];
  /** Includes the tasks that the lane does not list. */
  readonly farCount: number;
  /** The tasks that the lane does not list are later than those that it does, so they belong to the fold. */
  readonly isRestFar: boolean;
}

/** Divides a lane into the work of this week and what is due after it. `today`: `YYYY-MM-DD` */
export function foldFarFuture(lane: Lane, today: string): FoldedLane {
  const cards = cardsOf(lane);
  const firstFarDay = daysAfter(today, nearDays);
  const isFar = ({ deliveryDate }: BoardCard) =>
    waitingStatuses.includes(lane.status) && deliveryDate >= firstFarDay;
  const far = cards.filter(isFar);
  const last = cards.at(-1);
  const isRestFar = last !== undefined && isFar(last);
  const rest = lane.count + lane.subOrderCount - cards.length;
  return {
    near: cards.filter((card) => !isFar(card)),
    far,
    farCount: far.length + (isRestFar ? rest : 0),
    isRestFar,
  };
}
