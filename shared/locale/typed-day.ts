import { typedNumber } from '../contract/digits.ts';
import { isolate } from './bidi.ts';
import { monthName } from './dates.ts';

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

function partsOf(text: string): Parts | null {
  const typed = typedNumber(text);
  const [, ...ordered] = yearFirst.exec(typed) ?? [];
  const [, ...reversed] = dayFirst.exec(typed) ?? [];
  const [year, month, date] = (ordered.length > 0 ? ordered : reversed.reverse()).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return { year, month, date };
}

const lastOf = ({ year, month }: Parts) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const exists = (parts: Parts) =>
  parts.year >= 1900 &&
  parts.year < 2200 &&
  parts.month >= 1 &&
  parts.month <= 12 &&
  parts.date >= 1 &&
  parts.date <= lastOf(parts);

/**
 * @param text as typed: `2026-01-31` or `31/01/2026`, in Latin, Arabic-Indic or Persian digits
 * @returns `YYYY-MM-DD`, or null when the text is no day of the calendar
 */
export function typedDay(text: string): string | null {
  const parts = partsOf(text);
  if (!parts || !exists(parts)) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${parts.year}-${two(parts.month)}-${two(parts.date)}`;
}

/** @returns why the typed text is no day, in Arabic; undefined when it is one */
export function typedDayError(text: string): string | undefined {
  if (typedDay(text)) return undefined;
  const parts = partsOf(text);
  if (!parts) return `يرجى كتابة التاريخ مثل ${isolate('31/01/2026')}`;
  const { year, month, date } = parts;
  if (year < 1900 || year >= 2200) return 'السنة يجب أن تكون ميلادية، بين 1900 و2199';
  if (month < 1 || month > 12) return `لا يوجد شهر رقم ${month}، الأشهر من 1 إلى 12`;
  return `لا يوجد يوم ${date} في شهر ${monthName(month)} ${year}`;
}
