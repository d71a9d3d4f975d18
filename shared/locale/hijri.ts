import { texts } from '@hawiyat/shared/texts';

const era = texts('locale/hijri', { hijri: 'هـ' });

const calendar = 'ar-SA-u-ca-islamic-umalqura-nu-latn';
/** A day has no hour, so all is counted in UTC. */
const timeZone = 'UTC';
const days = new Intl.DateTimeFormat(calendar, { timeZone, day: 'numeric' });
const months = new Intl.DateTimeFormat(calendar, { timeZone, month: 'long' });
const years = new Intl.DateTimeFormat(calendar, { timeZone, year: 'numeric' });

const part = (format: Intl.DateTimeFormat, type: string, day: string) =>
  format.formatToParts(new Date(`${day}T00:00:00Z`)).find((item) => item.type === type)?.value ?? '';

export const hijriDay = (day: string): string => part(days, 'day', day);

/** `رجب – شعبان 1447 هـ` */
export function hijriMonths(from: string, to: string): string {
  const written = (day: string) => ({ month: part(months, 'month', day), year: part(years, 'year', day) });
  const [first, last] = [written(from), written(to)];
  const end = `${last.month} ${last.year} ${era.hijri}`;
  if (first.month === last.month) return end;
  return first.year === last.year ? `${first.month} – ${end}` : `${first.month} ${first.year} – ${end}`;
}
