import { normalizeText } from './normalize-text.ts';

/** Replaces Arabic-Indic (٠-٩) and Persian (۰-۹) digits by Latin ones, and the Arabic decimal sign by a point. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.');
}

/** @returns a typed or pasted number in Latin digits, without invisible characters and spaces around it */
export function typedNumber(text: string): string {
  return latinDigits(normalizeText(text)).trim();
}
