import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from './pure.ts';

/** The server answers 404 for an id in another format. */
export const id = pure(() => z.string().check(z.maxLength(64)));
