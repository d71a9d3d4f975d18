import { spelledIdentifier } from '../contract/core/read-number.ts';

/** `SA`, two check digits, two digits of the bank, 18 letters or digits, and ISO 13616's remainder of 1. */
export function isSaudiIban(text: string): boolean {
  const iban = compactIban(text);
  return /^SA\d{4}[A-Z0-9]{18}$/.test(iban) && remainder(iban) === 1;
}

/** Latin capitals without spaces, and without the word «IBAN» that people copy with it. */
export const compactIban = (text: string): string =>
  spelledIdentifier(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '');

/** ISO 7064, modulo 97: the first four characters at the end, letters as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
