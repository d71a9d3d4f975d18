import { pure } from '../contract/core/pure.ts';
import { locale, timeZone } from './locale.ts';

const days = pure(
  () => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
);
const weekdays = pure(() => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }));
const months = pure(() => new Intl.DateTimeFormat(locale, { timeZone, month: 'long' }));
const times = pure(
  () => new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }),
);

/**
 * A day as `YYYY-MM-DD` has no hour: noon in Riyadh keeps it in the same day.
 * @throws RangeError when the value is no date
 */
function instant(value: string | Date): Date {
  if (value instanceof Date) return value;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+03:00` : value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${value}`);
  return date;
}

/** @param value ISO day or timestamp @returns `21 نوفمبر 2026` @throws RangeError when the value is no date */
export function day(value: string | Date): string {
  const parts = days.formatToParts(instant(value));
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/**
 * @param value `YYYY-MM-DD`
 * @param today the same: a day of another year has its year
 * @returns `اليوم`, `غدًا`, `أمس`, or `21 نوفمبر`
 * @throws RangeError when the value is no date
 */
export function nearDay(value: string, today: string): string {
  const away = Math.round((Date.parse(value) - Date.parse(today)) / 86_400_000);
  const near = { '-1': 'أمس', '0': 'اليوم', '1': 'غدًا' }[String(away)];
  if (near) return near;
  const text = day(value);
  return value.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text;
}

/** @param value ISO day or timestamp @returns `السبت، 21 نوفمبر 2026` @throws RangeError when the value is no date */
export function dayWithWeekday(value: string | Date): string {
  return `${weekdays.format(instant(value))}، ${day(value)}`;
}

/** @param value ISO timestamp @returns `9:30 ص` or `2:05 م` @throws RangeError when the value is no date */
export function time(value: string | Date): string {
  const parts = times.formatToParts(instant(value));
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** @param value ISO timestamp @returns `21 نوفمبر 2026، 9:30 ص` @throws RangeError when the value is no date */
export function stamp(value: string | Date): string {
  return `${day(value)}، ${time(value)}`;
}

/** @param month 1 to 12 @returns its Arabic name, `يناير` … `ديسمبر` @throws RangeError outside of 1 to 12 */
export function monthName(month: number): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`Not a month: ${month}`);
  return months.format(new Date(Date.UTC(2026, month - 1, 15)));
}
