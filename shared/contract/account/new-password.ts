import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';
import { missing, tooLong } from '../core/text.ts';
import { isShortPassword, passwordShort } from './password.ts';

/** @param required the message for an empty one */
export const passwordOf = (required: string) =>
  z.string(required).check(
    z.refine((text) => text.trim() !== '', required),
    z.maxLength(1024, tooLong),
    z.refine((text) => text.trim() === '' || !isShortPassword(text), passwordShort),
  );
export const newPassword = pure(() => passwordOf(missing));

/** For comparison only, so no rule of new passwords applies. */
export const givenPassword = pure(() =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(1024, tooLong)),
);
