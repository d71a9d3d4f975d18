import { timeZone } from '@hawiyat/shared/locale/locale';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone });

/** @returns today in Riyadh, `YYYY-MM-DD` */
export const today = (): string => isoDay.format(new Date());

/** @param day `YYYY-MM-DD` */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
