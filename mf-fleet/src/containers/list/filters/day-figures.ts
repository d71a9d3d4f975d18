import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { nearDay } from '@hawiyat/shared/locale/dates';
import { daysAfter } from '@hawiyat/shared/locale/today';
import { messages } from '../../../texts/containers.ts';
import { backOn } from '../../whereabouts.ts';
import type { Availability, ContainerFilter, Days } from '../container-filter.ts';
import { availabilityIn, isLate } from '../container-filter.ts';
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

const { free: texts } = messages;

const named = 3;

const sumOf = (returns: ReturnsByDay) => returns.reduce((sum, [, containers]) => sum + containers, 0);

/** `1 ديسمبر حاوية واحدة، و2 ديسمبر 3 حاويات، وبعد ذلك حاويتان` */
function byDay(returns: ReturnsByDay, today: string): string {
  const later = sumOf(returns.slice(named));
  return texts.days([
    ...returns.slice(0, named).map(([day, containers]) => texts.onDay(nearDay(day, today), containers)),
    ...(later > 0 ? [texts.onDay(texts.later, later)] : []),
  ]);
}

/** Which of the free containers are still out: `، منها 4 تعود قبله: 1 ديسمبر حاوية واحدة، و2 ديسمبر 3 حاويات`. */
function stillOut({ free, before }: DayFigures, isOneDay: boolean, today: string): string {
  const back = sumOf(before);
  const [first] = before;
  if (!first) return '';
  const verb = back === free ? texts.allComing(free) : `${texts.ofThem(free)} ${texts.coming(back)}`;
  const when = before.length === 1 ? nearDay(first[0], today) : texts.before(isOneDay, byDay(before, today));
  return `، ${verb} ${when}`;
}

/** `حاويتان متوفرتان يوم الخميس 3 ديسمبر.`, and in `others` where the rest is. @param today Riyadh's day */
export function freeAnswer(figures: DayFigures, days: Days, today: string) {
  const isOneDay = days[0] === days[1];
  const on = texts.onDays(days, today);
  const when = isOneDay && days[0] > daysAfter(today, 1) ? texts.dayOf(on) : on;
  const answer = `${texts.count(figures.free)} ${when}${stillOut(figures, isOneDay, today)}.`;
  const rest = (['out', 'committed', 'maintenance'] as const).filter((kind) => figures[kind] > 0);
  const others = [
    figures.returns.length > 0 && texts.back(figures.free > 0, byDay(figures.returns, today)),
    figures.late > 0 && texts.late(figures.late),
    rest.length > 0 && texts.others(rest.map((kind) => texts.those(figures[kind], texts[kind]))),
  ];
  return { answer, others: others.filter(Boolean).join(' ') };
}
