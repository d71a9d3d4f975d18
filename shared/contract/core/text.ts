import * as z from '@hawiyat/shared/contract/core/schema';
import { hasLetter, normalizeName } from './normalize-name.ts';
import { normalizeEmail } from './normalize-text.ts';
import { pure } from './pure.ts';

export const missing = 'هذا الحقل مطلوب';
export const tooLong = 'القيمة أطول من المسموح به';
export const emailWrong = 'صيغة البريد الإلكتروني غير صحيحة';

/** Characters of a typed text before invisible ones and spaces around it are removed. */
export const mostTyped = (most: number): number => 2 * most + 100;

/** A text that is not empty after trimming. @param error when it is missing or empty */
export const filled = (most: number, error = missing) =>
  z.pipe(
    z.pipe(
      z.string(error).check(z.maxLength(mostTyped(most), tooLong)),
      z.transform((text) => text.trim()),
    ),
    z.string().check(z.minLength(1, error), z.maxLength(most, tooLong)),
  );

export const nameUnread = 'يجب أن يحتوي الاسم على حرف واحد على الأقل';

/** A normalized name with at least one letter. @param least message when it is too short, checked first */
export const filledName = (most: number, error = missing, least = { length: 1, error }) =>
  z.pipe(
    z.pipe(
      z.string(error).check(z.maxLength(mostTyped(most), tooLong)),
      z.transform((text) => normalizeName(text).trim()),
    ),
    z.string().check(
      z.refine((text) => text !== '', { error, abort: true }),
      z.refine((text) => text.length >= least.length, { error: least.error, abort: true }),
      z.maxLength(most, tooLong),
      z.refine(hasLetter, nameUnread),
    ),
  );

/** A phone at sign-in, in any form: it may have been stored like that. */
export const phoneAsTyped = pure(() => filled(40));

/** A blank becomes null, which clears the text in an edit; only what is left out stays. */
export const optionalText = (most: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string().check(z.maxLength(mostTyped(most), tooLong)),
          z.transform((text) => text.trim() || null),
        ),
        z.nullable(z.string().check(z.maxLength(most, tooLong))),
      ),
    ),
  );

/** Signs glued on from a sentence or a spreadsheet are no part of an address. */
export const emailPattern =
  /^(?!['.`=])[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_-]*\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

export const email = pure(() =>
  z.pipe(
    z.pipe(z.string(emailWrong).check(z.maxLength(mostTyped(254), tooLong)), z.transform(normalizeEmail)),
    z.string().check(z.regex(emailPattern, emailWrong), z.maxLength(254, tooLong)),
  ),
);

export const optionalEmail = pure(() =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string(emailWrong).check(z.maxLength(mostTyped(254), tooLong)),
          z.transform((text) => normalizeEmail(text) || null),
        ),
        z.nullable(z.string().check(z.regex(emailPattern, emailWrong), z.maxLength(254, tooLong))),
      ),
    ),
  ),
);
