import { listWork } from '@hawiyat/shared/contract/orders/work';
import { createQuery } from '@hawiyat/shared/query';
import { onCompanyChange } from '@hawiyat/shared/state';
import type { Holdable } from '@hawiyat/shared/ui/list';
import { atom, computed } from 'nanostores';
import { isOwnChange } from '../components/own-changes.ts';
import { holdQueue, type Queue, queueOf } from './queue.ts';

export const $work = createQuery(listWork, atom({}), {
  invalidatedBy: ['order', 'sub_order', 'request', 'offer', 'driver', 'container', 'truck', 'document'],
});

const emptyQueue: Queue = { rows: [], gone: new Set(), waiting: 0 };
const $shown = atom<Queue>(emptyQueue);
let isHeld = false;
let entered = 0;

const latest = () => {
  const { data } = $work.get();
  return data === null ? emptyQueue : queueOf(data);
};
/** Milliseconds for which own changes stay in place without a hold. */
const traceTime = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

function take(): void {
  const now = latest();
  const kept = new Set(now.rows.map(({ id }) => id));
  const leavesTrace = $shown.get().rows.some(({ id }) => !kept.has(id) && isOwnChange(id));
  $shown.set(isHeld || leavesTrace ? holdQueue($shown.get(), now) : now);
  clearTimeout(timer);
  if (leavesTrace) timer = setTimeout(take, traceTime);
}

/** While held, every row keeps its place. */
export const $queue = computed($shown, (queue) => queue);

export const holding: Holdable = {
  hold() {
    isHeld = true;
  },
  letGo() {
    isHeld = false;
    take();
  },
  enter() {
    if ($shown.get().waiting === 0) return;
    entered = Date.now();
    $shown.set(latest());
  },
  enteredAt: () => entered,
};

export function followWork(): () => void {
  isHeld = false;
  const leave = $work.subscribe(take);
  void $work.fetch();
  return () => {
    clearTimeout(timer);
    leave();
  };
}

onCompanyChange(() => $shown.set(emptyQueue));
