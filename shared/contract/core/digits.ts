import { normalizeText } from './normalize-text.ts';

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits become Latin, the Arabic decimal sign a point. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.');

/** A typed or pasted number in Latin digits, without invisible characters and spaces around it. */
export const typedNumber = (text: string): string => latinDigits(normalizeText(text)).trim();
