import { call } from '@hawiyat/shared/client';
import { listStops, type Stop } from '@hawiyat/shared/contract/orders';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onChange } from '../components/changes.ts';

/** Structural sharing: unchanged rows stay the same objects, so that a refresh renders only what changed. */
export function shareUnchanged<Row>(
  known: readonly Row[] | undefined,
  answered: readonly Row[],
): readonly Row[] {
  const before = new Map(known?.map((item) => [JSON.stringify(item), item]));
  return answered.map((item) => before.get(JSON.stringify(item)) ?? item);
}

export interface DayStops {
  readonly day: string;
  readonly stops: readonly Stop[];
}

export const dayStops = liveAnswer({
  ask: async (query: { readonly day: string }, signal, before: DayStops | null): Promise<DayStops> => {
    const { day, stops } = await call(listStops, { query }, signal);
    return { day, stops: shareUnchanged(before?.stops, stops) };
  },
  concerns: /^(order|sub_order|container|driver)\./,
});

onChange((change) => {
  if (change.kind === 'outdated') void dayStops.retry();
  if (change.kind !== 'assigned') return;
  const { task, driverId, driverName } = change;
  dayStops.change(({ day, stops }) => ({
    day,
    stops: stops.map((stop) =>
      stop.id === task.id && taskKind(stop) === task.kind ? { ...stop, driverId, driverName } : stop,
    ),
  }));
});

export const taskKind = ({ kind }: Pick<Stop, 'kind'>) => (kind === 'delivery' ? 'order' : 'sub_order');
