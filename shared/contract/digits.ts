import { normalizeText } from './normalize-text.ts';

/**
 * Replaces Arabic-Indic (٠-٩) and Persian (۰-۹) digits by Latin ones, and the Arabic decimal sign by a point. Everything else stays as it is.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.');
}

/** A number as a person types or pastes it: in Latin digits, without what nobody sees and the spaces around it. */
export function typedNumber(text: string): string {
  return latinDigits(normalizeText(text)).trim();
}
