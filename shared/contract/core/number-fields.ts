import * as z from '@hawiyat/shared/contract/core/schema';
import { typedNumber } from './digits.ts';
import { pure } from './pure.ts';
import { readCode, readIdentifier, readPhone, readReference, spelledIdentifier } from './read-number.ts';
import { plainSigns, type Refused, unreadText } from './sheet-text.ts';
import { missing, mostTyped, tooLong } from './text.ts';

type Read = (text: string) => string | Refused;

/** A number that must be given, as its reader answers it. */
const given =
  (read: Read) =>
  (most: number, error = missing) =>
    z.pipe(
      z.pipe(
        z.string(error).check(z.maxLength(mostTyped(most), tooLong)),
        z.transform((text) => (typedNumber(text) === '' ? '' : read(text))),
      ),
      z
        .string({ error: ({ input }) => unreadText(input, error) })
        .check(z.minLength(1, error), z.maxLength(most, tooLong)),
    );

/** The same where it may be left out. A blank becomes null, which clears it in an edit. */
const optional = (read: Read) => (most: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string().check(z.maxLength(mostTyped(most), tooLong)),
          z.transform((text) => (typedNumber(text) === '' ? null : read(text))),
        ),
        z.nullable(
          z.string({ error: ({ input }) => unreadText(input, missing) }).check(z.maxLength(most, tooLong)),
        ),
      ),
    ),
  );

/** A phone that is stored: no format is required, but what a spreadsheet destroyed, two numbers or none are refused. */
export const filledPhone = given(readPhone);
export const optionalPhone = optional(readPhone);

/** The number of a person, a company or an account, under the same rule. */
export const filledIdentifier = given(readIdentifier);
export const optionalIdentifier = optional(readIdentifier);

/** The same for what a reviewer judges: that it has no digit he sees himself. */
export const reviewedIdentifier = given((text) => {
  const read = readIdentifier(text);
  return typeof read !== 'string' && read.unread === 'none' ? plainSigns(text) : read;
});

/** The number of a paper. */
export const optionalReference = optional(readReference);

/** A code from a message; which one is right the server knows. */
export const filledCode = given(readCode);

/** A company's identifier that somebody signs in with. */
export const typedIdentifier = pure(() => given(spelledIdentifier)(64));
