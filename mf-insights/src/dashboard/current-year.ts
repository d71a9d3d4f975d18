import { locale, timeZone } from '@hawiyat/shared/locale/locale';

const format = new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric' });

/** The year in Riyadh, whose months the server counts. @param now the moment of the server's answer */
export function currentYear(now: Date): number {
  return Number(format.formatToParts(now).find((it) => it.type === 'year')?.value);
}
