import { isShortened, plainSigns, type Refused, refuse, sheetText, withoutGroups } from './sheet-text.ts';

const between = /[\s\-.()[\]{}_'’·•]/g;
const separators = /[/\\|;,&\n\r]|(?=\+)/;
/** E.164 behind 00. */
const longestPhone = 17;
/** Fewer digits beside a phone are its extension, or a number of its label. */
const shortestPhone = 7;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** «جوال 2:» */
const phoneLabel = /^[^\d+]*\p{L}[^\d+]*\d{1,2}\s*:\s*(?=.*\d)/u;
const beforePhone = /^(?:[^\d+]|\+(?!\s?[\d(]))+/;
const phoneLink = /(?:wa\.me\/|[?&]phone=|tel:)\s*(\+?\d[\d\s().-]*)/i;

/** Reads a phone as people type, paste and export it; words between the digits, like an extension, stay. */
export function readPhone(text: string): string | Refused {
  const typed = sheetText(text);
  if (typeof typed !== 'string') return typed;
  const linked = phoneLink.exec(typed.replace(/%2B/i, '+'))?.[1];
  // Where the line runs right to left, people put the sign at its end.
  const turned = (linked ?? typed).replace(/^([^+]*\d)\s*\+$/, '+$1');
  const phone = withoutGroups(turned.replace(phoneLabel, '').replace(beforePhone, '').replace(/\D+$/, ''));
  if (!/\d/.test(phone)) return refuse('none');
  if (isShortened(phone)) return refuse('shortened');
  if (isTwoPhones(phone)) return refuse('two');
  if (/\p{L}/u.test(phone)) return phone.replace(/\s/g, '');
  return (phone.startsWith('+') ? '+' : '') + digitsOf(phone);
}

function isTwoPhones(text: string): boolean {
  const isLong = (piece: string) => digitsOf(piece).length >= shortestPhone;
  const pieces = text.split(separators);
  const first = pieces.findIndex(isLong);
  const hasRest = first >= 0 && pieces.slice(first + 1).some((piece) => /\d/.test(piece));
  const byWords = text.split(/[^\d\s\-.()+]+/).filter(isLong).length > 1;
  return hasRest || byWords || (digitsOf(text).length > longestPhone && !/\p{L}/u.test(text));
}

/** «رقم الهوية: 1012345678», «الهوية 1012345678», `ID: …`; a lone letter belongs to the number. */
const label =
  /^(?:[\p{L}\p{M}\s.()/-]+[:#]\s*|(?=\P{N}*\p{Script=Arabic}{2}|س\s?\.\s?ت)[\p{Script=Arabic}\p{M}\s.#/-]+(?=\d)|(?:(?:ID|NO|NUMBER|IQAMA|NATIONAL|VAT|TIN|TAX|CR|ACCOUNT)(?![A-Z])[\s.-]*)+(?=\d))/iu;
const after = /(?:\s\(?\p{Script=Arabic}{2}[\p{Script=Arabic}\p{M}\s]*\)?|[\s.,:;!؛؟"»)])+$/u;
const onlyBetween = /^[([{]?\d[\d\s\-.()[\]{}_'’·•]*$/;
const shortestOfTwo = 9;

/** Reads the number of a person, company or account; a number with letters or other signs stays as typed. */
export function readIdentifier(text: string): string | Refused {
  const typed = sheetText(text);
  if (typeof typed !== 'string') return typed;
  const bare = typed
    .replace(label, '')
    .replace(after, '')
    .replace(/^["«(#]+/, '');
  if (!/\d/.test(bare)) return refuse('none');
  if (isShortened(bare)) return refuse('shortened');
  const number = withoutGroups(bare);
  if (isTwoIdentifiers(number)) return refuse('two');
  return onlyBetween.test(number) ? number.replace(between, '') : number;
}

const isTwoIdentifiers = (text: string) =>
  text
    .split(/[/\\|;,&\n\r]|\s(?:أو|او|و|or|and)\s/i)
    .filter((piece) => digitsOf(piece).length >= shortestOfTwo).length > 1 ||
  /^\d{10}[\s-]+\d{10}$/.test(text);

/** Reads the number of a document, whose signs and words belong to it. */
export function readReference(text: string): string | Refused {
  const typed = sheetText(text);
  if (typeof typed !== 'string') return typed;
  return isShortened(typed, 'letters') ? refuse('shortened') : withoutGroups(typed);
}

/** The company's identifier at sign-in: a wrong value is a wrong credential, so nothing is refused. */
export function spelledIdentifier(text: string): string {
  const read = readIdentifier(text);
  return typeof read === 'string' ? read : plainSigns(text);
}

/** Beside a Latin letter six digits are part of a recovery code. */
const aloneSix = /(?<![\dA-Z])\d{6}(?![\dA-Z])/gi;

/** Reads the six digits in a message; a text without one such code, or with several, comes back in Latin digits. */
export function readCode(text: string): string {
  const typed = plainSigns(text);
  const joined = typed.replace(between, '');
  for (const spelling of [typed, typed.replace(/(?<=\d)[\s.-]+(?=\d)/g, '')]) {
    const found = new Set(spelling.match(aloneSix));
    const [code] = found;
    if (code && found.size === 1) return code;
  }
  // A recovery code is longer.
  return joined.length < 16 ? joined.replace(/^\D*(\d{6})\D*$/, '$1') : joined;
}
