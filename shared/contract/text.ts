import * as z from '@hawiyat/shared/contract/schema';
import { typedNumber } from './digits.ts';
import { hasLetter, normalizeEmail, normalizeName } from './normalize-text.ts';

export const missing = 'هذا الحقل مطلوب';
export const tooLong = 'القيمة أطول من المسموح به';
export const emailWrong = 'صيغة البريد الإلكتروني غير صحيحة';

/**
 * A text that must not be empty once trimmed.
 * @param error said when it is missing or empty
 */
export const filled = (most: number, error = missing) =>
  z.pipe(
    z.pipe(
      z.string(error).check(z.maxLength(most, tooLong)),
      z.transform((text) => text.trim()),
    ),
    z.string().check(z.minLength(1, error)),
  );

/** The same as it is seen, with its digits made Latin: numbers that people type. */
export const filledDigits = (most: number, error = missing) =>
  z.pipe(
    z.pipe(
      z.string(error).check(z.maxLength(most, tooLong)),
      z.transform((text) => typedNumber(text)),
    ),
    z.string().check(z.minLength(1, error), z.maxLength(most, tooLong)),
  );

export const nameUnread = 'يجب أن يحتوي الاسم على حرف واحد على الأقل';

/**
 * A name as it is seen, with at least one letter.
 * @param error said when nothing of it is seen
 * @param least what is too short hears of that first
 */
export const filledName = (most: number, error = missing, least = { length: 1, error }) =>
  z.pipe(
    z.pipe(
      z.string(error).check(z.maxLength(most, tooLong)),
      z.transform((text) => normalizeName(text).trim()),
    ),
    z.string().check(
      z.refine((text) => text !== '', { error, abort: true }),
      z.refine((text) => text.length >= least.length, { error: least.error, abort: true }),
      z.refine(hasLetter, nameUnread),
    ),
  );

/** The phone of whoever signs in, with whatever stands in it: it may have been kept like that once. */
export const phoneAsTyped = filled(40);

/** A text that may be left out; an empty one counts as left out. */
export const optionalText = (most: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string().check(z.maxLength(most, tooLong)),
        z.transform((text) => text.trim() || null),
      ),
    ),
  );

/** The same as it is seen, with its digits made Latin. */
export const optionalDigits = (most: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string().check(z.maxLength(most, tooLong)),
          z.transform((text) => typedNumber(text) || null),
        ),
        z.nullable(z.string().check(z.maxLength(most, tooLong))),
      ),
    ),
  );

/** What looks like an address: something, @, something with a dot. */
export const emailPattern =
  /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]{1,180}\.[^\s@<>"(),;:\\[\].]{2,}$/;

/** An e-mail address as it is seen, lower-cased. */
export const email = z.pipe(
  z.pipe(z.string(emailWrong).check(z.maxLength(254, tooLong)), z.transform(normalizeEmail)),
  z.string().check(z.regex(emailPattern, emailWrong), z.maxLength(254, tooLong)),
);

/** The same, where it may be left out or empty. */
export const optionalEmail = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(
        z.string(emailWrong).check(z.maxLength(254, tooLong)),
        z.transform((text) => normalizeEmail(text) || null),
      ),
      z.nullable(z.string().check(z.regex(emailPattern, emailWrong), z.maxLength(254, tooLong))),
    ),
  ),
);

/** An id in a path: one that is no id is simply not there, which the server says. */
export const id = z.string().check(z.maxLength(64));
