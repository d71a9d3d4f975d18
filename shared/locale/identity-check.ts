import { texts } from '@hawiyat/shared/texts';
import { readIdentifier } from '../contract/core/read-number.ts';

const messages = texts('locale/identity', { doubt: 'يبدو أن رقم الهوية غير صحيح. يرجى التأكد منه.' });

/** Ten digits, 1 (citizen) or 2 (resident) first, Luhn checksum. No authority publishes the rule, so it only warns. */
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

export const identityDoubt = (typed: string): string | undefined =>
  typed.trim() === '' || isIdentityNumber(typed) ? undefined : messages.doubt;
