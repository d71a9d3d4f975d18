import { randomInt } from 'node:crypto';

/**
 * Three equal digits in a row are misread; 966… reads as a phone number with its country, 9200… as a company's phone.
 */
const confusing = /^(966|9200)|(\d)\2\2/;

/**
 * Draws the number that a company signs in with: 10 digits, the first a 9, so that it is never confused with
 * a commercial registration (1 to 5, 7) or an identity number (1, 2); the last is a check digit. It is random
 * and cannot be guessed from another one; only the database knows whether it is taken.
 */
export function drawCompanyIdentifier(): string {
  for (;;) {
    const body = `9${randomInt(1e8).toString().padStart(8, '0')}`;
    const identifier = body + checkDigit(body);
    if (!confusing.test(identifier)) return identifier;
  }
}

/** @returns whether a number can have been issued: one wrong digit or two swapped ones are detected (Luhn) */
export function isCompanyIdentifier(text: string): boolean {
  return /^9\d{9}$/.test(text) && checkDigit(text.slice(0, -1)) === text.slice(-1);
}

function checkDigit(body: string): string {
  let sum = 0;
  [...body].reverse().forEach((digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return String((10 - (sum % 10)) % 10);
}
