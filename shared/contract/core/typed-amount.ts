import { typedNumber } from './digits.ts';
import { isShortened, type Refused, refuse, sheetText } from './sheet-text.ts';

const plain = /^\d*(\.\d*)?$/;
/** One thousands separator throughout, each before three digits. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;
const decimalComma = /^(?:\d+|\d{1,3}(?: \d{3})+),\d{1,2}$/;
/** A thousand in some countries, one in others. */
const groupedByPoint = /^\d{1,3}\.\d\d0$/;

/** The riyal in words and signs; the letters of its old sign have a Persian yeh. */
const riyal =
  /(?:ر\s?\.\s?س|(?<!\p{L})رس(?!\p{L})|ر[يی]ال(?:ات|ًا|اً|ا)?|⃁|(?<![A-Z])(?:S\.?A\.?R|S\.?R|(?:SAUDI\s)?(?:RIYAL|RIAL)S?)(?![A-Z]))(?:\s?(?:سعودي(?:ة|ًا|اً|ا)?|فقط))*(?:\.(?!\d))?/giu;
const twoAmounts = /\d\s?(?:[/\\|;-]|(?:أو|او|و|إلى|الى|or|to|and)(?!\p{L}))\s?\d/iu;
const longest = 100;

function spelled(text: string): string | Refused {
  const typed = sheetText(text);
  if (typeof typed !== 'string') return typed;
  return (
    typed
      .replace(riyal, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      // Behind a whole amount people write that it has no halalas.
      .replace(/(?<=\d)\s?(?:\/|\.|,)-$/, '')
      // An amount in brackets, or with its sign behind it, is subtracted.
      .replace(/^\(\s?(.*?)\s?\)$/, '-$1')
      .replace(/^([^-]*\d)\s?-$/, '-$1')
      .replace(/^([-+])\s/, '$1')
      .replace(/^\+/, '')
      .replace(/^-?\d{1,3}(?:['’]\d{3})+(?!\d)/, (thousands) => thousands.replace(/['’]/g, ''))
  );
}

const plainOf = (text: string) => {
  const typed = text.length > longest ? '' : spelled(text);
  return typeof typed === 'string' ? typed : '';
};

/** The comma can only be a decimal sign: `350,50`. */
export const hasDecimalComma = (text: string): boolean => decimalComma.test(plainOf(text));

/** The comma can only separate thousands: `1,250.75`. */
export const hasThousandsComma = (text: string): boolean => text.includes(',') && grouped.test(plainOf(text));

/** A comma separates thousands only where it can: `1,250`, never `350,50`. @returns undefined for an empty text */
export function typedAmount(text: string, comma?: 'decimal'): number | undefined | 'unclear' | Refused {
  if (text.length > longest) return Number.NaN;
  if (typedNumber(text) === '') return undefined;
  const typed = spelled(text);
  if (typeof typed !== 'string') return typed;
  if (isShortened(typed)) return refuse('shortened');
  if (twoAmounts.test(typed)) return refuse('two');
  const sign = typed.startsWith('-') ? -1 : 1;
  const amount = sign < 0 ? typed.slice(1) : typed;
  if (groupedByPoint.test(amount)) return 'unclear';
  if (plain.test(amount)) return amount === '' ? Number.NaN : sign * Number(amount);
  if (grouped.test(amount)) return sign * Number(amount.replace(/[ ,]/g, ''));
  if (comma && decimalComma.test(amount)) return sign * Number(amount.replaceAll(' ', '').replace(',', '.'));
  return /[ ,]/.test(amount) && /^[\d., ]*$/.test(amount) ? 'unclear' : Number.NaN;
}
