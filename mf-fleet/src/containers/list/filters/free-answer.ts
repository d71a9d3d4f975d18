import { nearDay } from '@hawiyat/shared/locale/dates';
import { daysAfter } from '@hawiyat/shared/locale/today';
import { messages } from '../../../texts/containers.ts';
import type { Days } from '../container-filter.ts';
import type { DayFigures, ReturnsByDay } from './day-figures.ts';

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

/**
 * Says how many containers are free on the days, as a person would: `حاويتان متوفرتان يوم الخميس 3 ديسمبر.` `others`: when
 * the other ones return, and how many are late, rented, reserved or in maintenance. @param today Riyadh's day
 */
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
