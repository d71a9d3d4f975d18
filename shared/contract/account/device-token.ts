import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';
import { tooLong } from '../core/text.ts';

/** What an app of a customer or driver was given at its last sign-in to the account, if any. */
export const deviceToken = pure(() => z.optional(z.string().check(z.maxLength(200, tooLong))));
