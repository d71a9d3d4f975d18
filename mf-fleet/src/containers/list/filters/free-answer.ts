import { nearDay } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { noun, pluralize, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { daysAfter } from '@hawiyat/shared/locale/today';
import type { Days } from '../container-filter.ts';
import type { DayFigures, ReturnsByDay } from './day-figures.ts';
import { messages } from './filter-messages.ts';

/** Most days that a sentence names. */
const named = 3;

const free = noun(
  'لا توجد حاويات متوفرة | حاوية واحدة متوفرة | حاويتان متوفرتان | حاويتين متوفرتين | حاويات متوفرة | حاوية متوفرة | حاوية متوفرة',
);
const late = noun(
  '| حاوية واحدة متأخرة | حاويتان متأخرتان | حاويتين متأخرتين | حاويات متأخرة | حاوية متأخرة | حاوية متأخرة',
);
/** «واحدة تعود», «4 تعود». */
const coming = noun('| واحدة تعود | اثنتان تعودان | اثنتين تعودان | تعود | تعود | تعود');

const sumOf = (returns: ReturnsByDay) => returns.reduce((sum, [, containers]) => sum + containers, 0);

/** `1 ديسمبر حاوية واحدة، و2 ديسمبر 3 حاويات، وبعد ذلك حاويتان` */
function byDay(returns: ReturnsByDay, today: string): string {
  const later = sumOf(returns.slice(named));
  return [
    ...returns.slice(0, named).map(([day, containers]) => [nearDay(day, today), containers] as const),
    ...(later > 0 ? [['بعد ذلك', later] as const] : []),
  ]
    .map(([day, containers]) => `${day} ${pluralizeInline(containers, 'container')}`)
    .join('، و');
}

/** Which of the free containers are still out: `، منها 4 تعود قبله: 1 ديسمبر حاوية واحدة، و2 ديسمبر 3 حاويات`. */
function stillOut({ free, before }: DayFigures, isOneDay: boolean, today: string): string {
  const back = sumOf(before);
  const [first] = before;
  if (!first) return '';
  const of = free === 2 ? 'منهما' : 'منها';
  const all = free === 1 ? 'تعود' : free === 2 ? 'تعودان' : 'تعود كلها';
  const verb = back === free ? all : `${of} ${pluralize(back, coming)}`;
  const when =
    before.length === 1
      ? nearDay(first[0], today)
      : `${isOneDay ? 'قبله' : 'قبل ذلك'}: ${byDay(before, today)}`;
  return `، ${verb} ${when}`;
}

/** «واحدة مؤجرة», «اثنتان مؤجرتان», «5 مؤجرة». */
const those = (containers: number, one: string, two: string) =>
  containers === 1 ? `واحدة ${one}` : containers === 2 ? `اثنتان ${two}` : `${count(containers)} ${one}`;

/**
 * Says how many containers are free on the days, as a person would: `حاويتان متوفرتان يوم الخميس 3 ديسمبر.` `others`: when
 * the other ones return, and how many are late, rented, reserved or in maintenance. @param today Riyadh's day
 */
export function freeAnswer(figures: DayFigures, days: Days, today: string) {
  const isOneDay = days[0] === days[1];
  const day = isOneDay && days[0] > daysAfter(today, 1) ? 'يوم ' : '';
  const when = `${day}${messages.onDays(days, today)}`;
  const answer = `${pluralize(figures.free, free)} ${when}${stillOut(figures, isOneDay, today)}.`;
  const others = [
    figures.returns.length > 0 &&
      `وتعود${figures.free > 0 ? ' غيرها' : ''}: ${byDay(figures.returns, today)}.`,
    figures.late > 0 && `و${pluralize(figures.late, late)} في الإرجاع.`,
  ];
  const rest = [
    figures.out > 0 && those(figures.out, 'مؤجرة', 'مؤجرتان'),
    figures.committed > 0 && those(figures.committed, 'محجوزة', 'محجوزتان'),
    figures.maintenance > 0 && those(figures.maintenance, 'في الصيانة', 'في الصيانة'),
  ].filter(Boolean);
  if (rest.length > 0) others.push(`غير المتوفرة: ${rest.join(' و')}.`);
  return { answer, others: others.filter(Boolean).join(' ') };
}
