import { randomInt } from 'node:crypto';

/** People misread three equal digits; 966… looks like a Saudi phone number, 9200… like a company's phone. */
const confusing = /^(966|9200)|(\d)\2\2/;

/** A leading 9 sets it apart from commercial registrations (1 to 5, 7) and identity numbers (1, 2). */
export function drawCompanyIdentifier(): string {
  for (;;) {
    const body = `9${randomInt(1e8).toString().padStart(8, '0')}`;
    const identifier = body + checkDigit(body);
    if (!confusing.test(identifier)) return identifier;
  }
}

/** Detects one wrong digit or two swapped ones (Luhn). */
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
