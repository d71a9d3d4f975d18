import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';
import { tooLong } from '../core/text.ts';

export const deviceToken = pure(() => z.optional(z.string().check(z.maxLength(200, tooLong))));
