import { plainSigns } from './sheet-text.ts';

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/;
const compact = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/;
/** `21 نوفمبر 2026`, as the panel shows a day, and `21-Nov-2026`, as spreadsheets do. */
const named = /^(\d{1,2})[- ]([\p{L} ]+)[-, ]+(\d{2}|\d{4})$/u;
const midnight = /[T ]00:00(?::00(?:\.0+)?)?Z?$/i;
/** «السبت،», «تاريخ الانتهاء:». */
const before = /^[\p{L}\p{M}\s،,:'=]+(?=\d)/u;
const hijriEra = /\s?(?:هـ|ه-?|AH|H)\.?$/i;
const gregorianEra = /\s?(?:م|AD)\.?$/i;

const months = [
  ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
  ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
];
const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const folded = (name: string) => name.trim().toLowerCase().replace(/[أإآ]/g, 'ا');
const hijriMonth = /^(?:محرم|المحرم|صفر|ربيع|جماد|رجب|شعبان|رمضان|شوال|ذو|ذي)/;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}
type Reason = 'hijri' | 'short-year' | 'serial' | 'unread';

function monthOf(name: string): number {
  const wanted = folded(name);
  const arabic = months.findIndex((month) => folded(month) === wanted);
  return 1 + (arabic < 0 ? english.indexOf(wanted.slice(0, 3)) : arabic);
}

function partsOf(text: string): Parts | Reason {
  const typed = plainSigns(text)
    .replace(before, '')
    .replace(/[.,;]+$/, '')
    .replace(midnight, '')
    .replace(/\s*([-/.\\])\s*/g, (_, sign: string) => (sign === '\\' ? '/' : sign))
    .replace(/\s+/g, ' ');
  if (hijriEra.test(typed)) return 'hijri';
  const written = typed.replace(gregorianEra, '');
  const [, day = '', name = '', ofYear = ''] = named.exec(written) ?? [];
  if (name && hijriMonth.test(folded(name))) return 'hijri';
  const found = name ? [ofYear, monthOf(name), day] : ordered(written);
  if (!found) return /^\d{5}(?:\.0+)?$/.test(written) ? 'serial' : 'unread';
  const [year = 0, month = 0, date = 0] = found.map(Number);
  if (String(found[0]).length < 4) return 'short-year';
  if (name && month === 0) return year < 1900 ? 'hijri' : 'unread';
  return { year, month, date };
}

function ordered(typed: string): string[] | undefined {
  const [, ...parts] = yearFirst.exec(typed) ?? compact.exec(typed) ?? [];
  if (parts.length > 0) return parts;
  const [, ...reversed] = dayFirst.exec(typed) ?? [];
  return reversed.length > 0 ? reversed.reverse() : undefined;
}

const lastOf = ({ year, month }: Parts) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const exists = (parts: Parts) =>
  parts.year >= 1900 &&
  parts.year < 2200 &&
  parts.month >= 1 &&
  parts.month <= 12 &&
  parts.date >= 1 &&
  parts.date <= lastOf(parts);

/** Reads `2026-01-31`, `31/01/2026`, `21 نوفمبر 2026` in any digits; null when it is no day of the calendar. */
export function typedDay(text: string): string | null {
  const parts = partsOf(text);
  if (typeof parts === 'string' || !exists(parts)) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${parts.year}-${two(parts.month)}-${two(parts.date)}`;
}

const like = 'مثل \u206631/01/2026\u2069';
const gregorian = 'السنة يجب أن تكون ميلادية، بين 1900 و2199';
const reasons: Readonly<Record<Reason, string>> = {
  hijri: gregorian,
  'short-year': `تُكتب السنة الميلادية بأربعة أرقام، ${like}`,
  serial: `كتب برنامج الجداول التاريخ رقمًا. يرجى كتابته ${like}`,
  unread: `يرجى كتابة التاريخ ${like}`,
};

/** Why the text is no day, in Arabic; undefined when it is one. */
export function typedDayError(text: string): string | undefined {
  const parts = partsOf(text);
  if (typeof parts === 'string') return reasons[parts];
  if (exists(parts)) return undefined;
  const { year, month, date } = parts;
  if (year < 1900 || year >= 2200) return gregorian;
  if (month < 1 || month > 12) return `لا يوجد شهر رقم ${month}، الأشهر من 1 إلى 12`;
  return `لا يوجد يوم ${date} في شهر ${months[month - 1]} ${year}`;
}
