import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { daysAfter } from '@hawiyat/shared/locale/today';
import { backOn } from '../../whereabouts.ts';
import {
  type Availability,
  availabilityIn,
  type ContainerFilter,
  type Days,
  isLate,
} from '../container-filter.ts';
import { matching } from '../container-matching.ts';

export type ReturnsByDay = readonly (readonly [day: string, containers: number])[];

export interface DayFigures extends Readonly<Record<Availability, number>> {
  readonly before: ReturnsByDay;
  readonly returns: ReturnsByDay;
  readonly late: number;
}

export function figuresOf(items: readonly Container[], filter: ContainerFilter, days: Days, today: string) {
  const isAsked = matching({ ...filter, free: null }, today);
  const figures = { free: 0, committed: 0, out: 0, maintenance: 0, late: 0 };
  const before = new Map<string, number>();
  const returns = new Map<string, number>();
  for (const item of items.filter(isAsked)) {
    const availability = availabilityIn(item, days, today);
    figures[availability] += 1;
    const back = backOn(item);
    if (availability === 'maintenance' || back === null) continue;
    if (isLate(item, today)) {
      figures.late += 1;
      continue;
    }
    const byDay = availability === 'free' ? before : returns;
    byDay.set(back, (byDay.get(back) ?? 0) + 1);
  }
  return { ...figures, before: nextFirst(before), returns: nextFirst(returns) };
}

const nextFirst = (returns: ReadonlyMap<string, number>): ReturnsByDay =>
  [...returns].sort(([a], [b]) => (a < b ? -1 : 1));

const offeredDays = 14;

export function freeByDay(items: readonly Container[], filter: ContainerFilter, today: string) {
  const asked = items.filter(matching({ ...filter, free: null }, today));
  return Array.from({ length: offeredDays }, (_, later) => {
    const day = daysAfter(today, later);
    return [day, asked.filter((item) => availabilityIn(item, [day, day], today) === 'free').length] as const;
  });
}
