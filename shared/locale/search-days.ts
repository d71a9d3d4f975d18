import { pure } from '../contract/core/pure.ts';
import { typedDay } from '../contract/core/typed-day.ts';
import { monthName, nearDay, shortDay, weekday } from './dates.ts';
import { normalizeForSearch } from './normalize-for-search.ts';
import { daysAfter } from './today.ts';

export interface DayRules {
  readonly today: string;
  /** Whether the list holds past days; without them a day that is over is no day. */
  readonly past: boolean;
}

const distances: Readonly<Record<string, number>> = {
  ...{ امس: -1, اليوم: 0, غدا: 1, غد: 1, بكره: 1, بكرا: 1 },
  ...{ 'بعد غد': 2, 'بعد غدا': 2, 'بعد بكره': 2, 'بعد بكرا': 2 },
};
const next = ['القادم', 'القادمه', 'المقبل', 'المقبله', 'الجاي', 'الجايه'];
const aSunday = '2026-11-29';
const weekdays = pure(() =>
  Array.from({ length: 7 }, (_, later) => normalizeForSearch(weekday(daysAfter(aSunday, later)))),
);
const months = pure(() => Array.from({ length: 12 }, (_, at) => normalizeForSearch(monthName(at + 1))));

const withYear = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([-/])\d{1,2}\1\d{4})$/;
const dayAndMonth = /^(\d{1,2})\/(\d{1,2})$/;
const named = /^(\d{1,2}) (\S+)(?: (\d{4}))?$/;

/** Most words of a day: «يوم 3 ديسمبر 2026». */
export const dayWords = 4;

export const wordsOfDays = pure(() => [
  ...['يوم', ...next, ...weekdays, ...months],
  ...Object.keys(distances).flatMap((phrase) => phrase.split(' ')),
]);

/** The day that normalized words name: «بعد غد», «3/12», «الخميس» (the next, or today); without a year the next one, or the nearest where past days are held. */
export function dayNamed(words: readonly string[], { today, past }: DayRules): string | null {
  const phrase = (words[0] === 'يوم' ? words.slice(1) : words).join(' ');
  const day = relative(phrase, today) ?? onWeekday(phrase, today) ?? dated(phrase, today, past);
  return day !== null && (past || day >= today) ? day : null;
}

function relative(phrase: string, today: string): string | null {
  const days = Object.hasOwn(distances, phrase) ? distances[phrase] : undefined;
  return days === undefined ? null : daysAfter(today, days);
}

function onWeekday(phrase: string, today: string): string | null {
  const [name = '', coming, ...more] = phrase.split(' ');
  const at = weekdays.indexOf(name);
  if (at < 0 || more.length > 0 || (coming !== undefined && !next.includes(coming))) return null;
  const days = (at - new Date(today).getUTCDay() + 7) % 7;
  return daysAfter(today, days === 0 && coming ? 7 : days);
}

function dated(phrase: string, today: string, past: boolean): string | null {
  if (withYear.test(phrase)) return typedDay(phrase);
  const [, date, month] = dayAndMonth.exec(phrase) ?? [];
  if (date) return inSomeYear(`${date}/${month}`, today, past);
  const [, ofMonth, name = '', year] = named.exec(phrase) ?? [];
  const number = months.indexOf(name) + 1;
  if (number === 0) return null;
  const text = `${ofMonth}/${number}`;
  return year ? typedDay(`${text}/${year}`) : inSomeYear(text, today, past);
}

function inSomeYear(dayMonth: string, today: string, past: boolean): string | null {
  const year = Number(today.slice(0, 4));
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const days = [year - 1, year, year + 1]
    .flatMap((one) => typedDay(`${dayMonth}/${one}`) ?? [])
    .filter((day) => past || day >= today)
    .sort((one, other) => away(one) - away(other));
  return days[0] ?? null;
}

/** `اليوم 30 نوفمبر`, `غدًا 1 ديسمبر`, `الخميس 3 ديسمبر` */
export function dayLabel(day: string, today: string): string {
  const short = shortDay(day, today);
  const near = nearDay(day, today);
  return `${near === short ? weekday(day) : near} ${short}`;
}
