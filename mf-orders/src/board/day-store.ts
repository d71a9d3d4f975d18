import { call } from '@hawiyat/shared/client';
import { listStops, type Stop } from '@hawiyat/shared/contract/orders';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { onChange } from '../parts/changes.ts';
import { keepEqual } from './keep-equal.ts';

export interface DayStops {
  readonly day: string;
  readonly stops: readonly Stop[];
}

/** Everything to do on one day, unassigned first. */
export const dayStops = liveAnswer({
  ask: async (query: { readonly day: string }, signal, before: DayStops | null): Promise<DayStops> => {
    const { day, stops } = await call(listStops, { query }, signal);
    return { day, stops: keepEqual(before?.stops, stops) };
  },
  concerns: /^(order|sub_order|container|driver)\./,
});

onChange((change) => {
  if (change.kind === 'outdated') void dayStops.retry();
  if (change.kind !== 'assigned') return;
  const { job, driverId, driverName } = change;
  dayStops.change(({ day, stops }) => ({
    day,
    stops: stops.map((stop) =>
      stop.id === job.id && jobKind(stop) === job.kind ? { ...stop, driverId, driverName } : stop,
    ),
  }));
});

/** What a stop's driver is assigned to. */
export const jobKind = ({ kind }: Pick<Stop, 'kind'>) => (kind === 'delivery' ? 'order' : 'sub_order');
