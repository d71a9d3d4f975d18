import * as z from '@hawiyat/shared/contract/core/schema';
import { typedNumber } from './digits.ts';
import { pure } from './pure.ts';
import { readCode, readIdentifier, readPhone, readReference, spelledIdentifier } from './read-number.ts';
import { plainSigns, type Refused, unreadText } from './sheet-text.ts';
import { missing, mostTyped, tooLong } from './text.ts';

type Read = (text: string) => string | Refused;

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

/** No format is required, but what a spreadsheet destroyed, two numbers or none are refused. */
export const filledPhone = given(readPhone);
export const optionalPhone = optional(readPhone);

export const filledIdentifier = given(readIdentifier);
export const optionalIdentifier = optional(readIdentifier);

/** A reviewer judges the value, so a text without digits is accepted. */
export const reviewedIdentifier = given((text) => {
  const read = readIdentifier(text);
  return typeof read !== 'string' && read.unread === 'none' ? plainSigns(text) : read;
});

export const optionalReference = optional(readReference);

export const filledCode = given(readCode);

export const typedIdentifier = pure(() => given(spelledIdentifier)(64));
