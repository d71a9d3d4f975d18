import { readIdentifier } from '../contract/core/read-number.ts';

/**
 * Whether a number can be a Saudi identity number: ten digits, 1 before a citizen's and 2 before a resident's, and a
 * Luhn checksum. No authority publishes the rule, so it is a reason to warn, never to reject.
 * @param number as typed; Arabic digits count too
 */
export function isIdentityNumber(number: string): boolean {
  const digits = readIdentifier(number);
  if (typeof digits !== 'string' || !/^[12]\d{9}$/.test(digits)) return false;
  let sum = 0;
  for (const [at, digit] of [...digits].entries()) {
    const weighted = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** @returns a doubt to show beside what is no Saudi identity number, in Arabic */
export function identityDoubt(typed: string): string | undefined {
  return typed.trim() === '' || isIdentityNumber(typed)
    ? undefined
    : 'يبدو أن رقم الهوية غير صحيح. يرجى التأكد منه.';
}
