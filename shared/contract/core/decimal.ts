import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from './pure.ts';

/** An exact amount as JSON text, e.g. `1450.50`. */
export const decimal = pure(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));
