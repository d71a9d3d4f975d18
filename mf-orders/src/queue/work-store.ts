import { listWork } from '@hawiyat/shared/contract/orders/work';
import { createQuery } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { holding } from '../components/hold-rows.ts';
import { isOwnChange } from '../components/own-changes.ts';
import { holdQueue, type Queue, queueOf } from './queue.ts';

export const $work = createQuery(listWork, atom({}), {
  invalidatedBy: ['order', 'sub_order', 'request', 'offer', 'driver', 'container', 'truck', 'document'],
});

const emptyQueue: Queue = { rows: [], gone: new Set(), waiting: 0 };
export const $queue = atom<Queue>(emptyQueue);

const latest = () => {
  const { data } = $work.get();
  return data === null ? emptyQueue : queueOf(data);
};
/** Milliseconds for which own changes stay in place without a hold. */
const traceTime = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

function takeIn(isHeld: boolean): void {
  const now = latest();
  const kept = new Set(now.rows.map(({ id }) => id));
  const leavesTrace = $queue.get().rows.some(({ id }) => !kept.has(id) && isOwnChange(id));
  $queue.set(isHeld || leavesTrace ? holdQueue($queue.get(), now) : now);
  clearTimeout(timer);
  if (leavesTrace) timer = setTimeout(hold.take, traceTime);
}

export const hold = holding($queue, { latest, take: takeIn });

export function followWork(): () => void {
  hold.drop();
  const leave = $work.subscribe(hold.take);
  void $work.fetch();
  return () => {
    clearTimeout(timer);
    leave();
  };
}

onCompanyChange(() => $queue.set(emptyQueue));
