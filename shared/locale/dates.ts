import { texts } from '@hawiyat/shared/texts';
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

/** A day without an hour becomes noon in Riyadh, which is the same day everywhere. @throws RangeError */
function instant(value: string | Date): Date {
  if (value instanceof Date) return value;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+03:00` : value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${value}`);
  return date;
}

/** `21 نوفمبر 2026` @throws RangeError */
export function day(value: string | Date): string {
  const parts = days.formatToParts(instant(value));
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

const near = /*#__PURE__*/ texts('locale/dates', { yesterday: 'أمس', today: 'اليوم', tomorrow: 'غدًا' });

/** `اليوم`, `غدًا`, `أمس`, or `21 نوفمبر`, with the year when it is another one than today's. @throws RangeError */
export function nearDay(value: string, today: string): string {
  const away = Math.round((Date.parse(value) - Date.parse(today)) / 86_400_000);
  const name = ({ '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const)[String(away)];
  return name ? near[name] : shortDay(value, today);
}

/** `21 نوفمبر`, with the year when it is another one than today's. @throws RangeError */
export function shortDay(value: string, today: string): string {
  const text = day(value);
  return value.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text;
}

/** `السبت` @throws RangeError */
export function weekday(value: string | Date): string {
  return weekdays.format(instant(value));
}

/** `السبت، 21 نوفمبر 2026` @throws RangeError */
export const dayWithWeekday = (value: string | Date): string => `${weekday(value)}، ${day(value)}`;

/** `9:30 ص` or `2:05 م` @throws RangeError */
export function time(value: string | Date): string {
  const parts = times.formatToParts(instant(value));
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** `21 نوفمبر 2026، 9:30 ص` @throws RangeError */
export const stamp = (value: string | Date): string => `${day(value)}، ${time(value)}`;

/** @param month 1 to 12 @throws RangeError */
export function monthName(month: number): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`Not a month: ${month}`);
  return months.format(new Date(Date.UTC(2026, month - 1, 15)));
}
