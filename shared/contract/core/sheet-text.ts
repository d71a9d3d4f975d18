import { typedNumber } from './digits.ts';

export type Unread = 'shortened' | 'formula' | 'two' | 'none';

const unreadTexts: Readonly<Record<Unread, string>> = {
  shortened: 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا',
  formula: 'كُتبت معادلة بدل الرقم. يرجى كتابة الرقم نفسه',
  two: 'كُتب رقمان في خانة واحدة. يرجى كتابة رقم واحد',
  none: 'لا أرقام في هذه القيمة. يرجى كتابة الرقم',
};

export interface Refused {
  readonly unread: Unread;
}

/** Why a reader refused, in Arabic; `otherwise` for anything else. */
export function unreadText(value: unknown, otherwise: string): string {
  const isRefused = typeof value === 'object' && value !== null && 'unread' in value;
  return isRefused ? unreadTexts[(value as Refused).unread] : otherwise;
}

export const refuse = (unread: Unread): Refused => ({ unread });

const apostrophe = /^['’‘`´]+\s*(?=[\p{L}\d+(=\-.])/u;
const textFormula = /^=\s*(?:T\(\s*)?"([^"]*)"\s*\)?$/i;
const formula = /^(?:\{?=|[+\-@]\s*[A-Z.]+\()/i;
/** `5.01E+08`, `5,01e8`, `5E+08`; `أس` is the Arabic sign. */
const shortened = /^[+-]?(?:\d+[.,]\d+(?:E|أس|اس)[+-]?|\d+(?:E|أس|اس)[+-])\d{1,3}$/i;
const shortenedToOne = /^[+-]?\d(?:E|أس|اس)\d{1,3}$/i;
/** `5.01×10^8` */
const shortenedByPower = /^[+-]?\d+(?:[.,]\d+)?[x×*·]10\^?[+-]?\d{1,3}$/i;
/** One comma throughout, before two or three digits, and no decimals but zeros. */
const grouped = /^\+?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.0{1,2})?$/;
const zeroDecimals = /^(\+?\d{4,}(?=[.,])|\d{1,3}(?:\.\d{3})+(?=,))[.,]0{1,2}$/;

/** Removes a spreadsheet's apostrophe, the formula `="0501"` and invisible signs; digits and dashes become plain. */
export function sheetText(text: string): string | Refused {
  const bare = (typed: string) => plainSigns(typed).replace(apostrophe, '').trim();
  const typed = bare(text);
  const [, quoted] = textFormula.exec(typed) ?? [];
  if (quoted === undefined) return formula.test(typed) ? refuse('formula') : typed;
  return bare(quoted);
}

/** Latin digits, with a plain dash for dashes, minus signs and the tatweel, and a plain comma for Arabic ones. */
export const plainSigns = (text: string): string =>
  typedNumber(text)
    .replace(/[\u2010-\u2015\u2212ـ]/g, '-')
    .replace(/[٬،]/g, ',');

/** Whether a spreadsheet shortened a number and lost digits. @param letters the numbers have letters, like `5E8` */
export function isShortened(text: string, letters?: 'letters'): boolean {
  const compact = text.replace(/\s/g, '');
  return [shortened, shortenedByPower, ...(letters ? [] : [shortenedToOne])].some((is) => is.test(compact));
}

/** Removes thousands' commas and zero decimals, which a spreadsheet adds. */
export function withoutGroups(text: string): string {
  const plain = grouped.test(text) ? text.replaceAll(',', '') : text;
  return plain.replace(zeroDecimals, '$1');
}
