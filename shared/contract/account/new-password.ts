import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';
import { missing, tooLong } from '../core/text.ts';
import { isShortPassword, passwordShort } from './password.ts';

export const newPassword = pure(() =>
  z.string(missing).check(
    z.refine((text) => text.trim() !== '', missing),
    z.maxLength(1024, tooLong),
    z.refine((text) => text.trim() === '' || !isShortPassword(text), passwordShort),
  ),
);

/** For comparison only, so no rule of new passwords applies. */
export const givenPassword = pure(() =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(1024, tooLong)),
);
