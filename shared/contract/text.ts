import * as z from '@hawiyat/shared/contract/schema';
import { typedNumber } from './digits.ts';
import { hasLetter, normalizeName } from './normalize-name.ts';
import { normalizeEmail } from './normalize-text.ts';
import { pure } from './pure.ts';

export const missing = 'هذا الحقل مطلوب';
export const tooLong = 'القيمة أطول من المسموح به';
export const emailWrong = 'صيغة البريد الإلكتروني غير صحيحة';

/**
 * A text that is not empty after trimming.
 * @param error message when it is missing or empty
 */
export const filled = (most: number, error = missing) =>
  z.pipe(
    z.pipe(
      z.string(error).check(z.maxLength(most, tooLong)),
      z.transform((text) => text.trim()),
    ),
    z.string().check(z.minLength(1, error)),
  );

/** The same with normalized text and Latin digits: numbers that people type. */
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
 * A normalized name with at least one letter.
 * @param error message when no visible letter is left
 * @param least message when it is too short, checked first
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

/** A phone at sign-in, in any form: it may have been stored like that. */
export const phoneAsTyped = pure(() => filled(40));

/** An optional text; an empty one counts as left out. */
export const optionalText = (most: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string().check(z.maxLength(most, tooLong)),
        z.transform((text) => text.trim() || null),
      ),
    ),
  );

/** The same with Latin digits. */
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

/** Something, @, something with a dot. */
export const emailPattern =
  /^[^\s@<>"(),;:\\[\]]{1,64}@[^\s@<>"(),;:\\[\]]{1,180}\.[^\s@<>"(),;:\\[\].]{2,}$/;

/** A normalized e-mail address in lower case. */
export const email = pure(() =>
  z.pipe(
    z.pipe(z.string(emailWrong).check(z.maxLength(254, tooLong)), z.transform(normalizeEmail)),
    z.string().check(z.regex(emailPattern, emailWrong), z.maxLength(254, tooLong)),
  ),
);

export const optionalEmail = pure(() =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string(emailWrong).check(z.maxLength(254, tooLong)),
          z.transform((text) => normalizeEmail(text) || null),
        ),
        z.nullable(z.string().check(z.regex(emailPattern, emailWrong), z.maxLength(254, tooLong))),
      ),
    ),
  ),
);

/** An id in a path: the server answers 404 for one in another format. */
export const id = pure(() => z.string().check(z.maxLength(64)));
