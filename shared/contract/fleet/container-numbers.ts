import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';
import { readReference } from '../core/read-number.ts';
import { plainSigns, type Refused, unreadText } from '../core/sheet-text.ts';

export const mostAtOnce = 200;
export const countRule = 'العدد من 1 إلى 200 حاوية';
export const numberRule = 'رقم الحاوية حروف وأرقام وشرطات (-) فقط، وبحد أقصى 20 خانة';
export const numberTaken = 'رقم الحاوية مستخدم من قبل، وقد يكون لحاوية محذوفة أو مؤرشفة.';

const numberPattern = /^[A-Z\dء-غف-ي]+(-[A-Z\dء-غف-ي]+)*$/;
const longest = 20;
const mostTyped = 100;

function read(text: string): string | Refused {
  const number = readReference(text);
  return typeof number === 'string' ? number.toUpperCase() : number;
}

/** Latin digits, capitals, plain dashes. */
export function normalizeContainerNumber(text: string): string {
  const number = read(text);
  return typeof number === 'string' ? number : plainSigns(text);
}

const stored = pure(() =>
  z
    .string({ error: ({ input }) => unreadText(input, numberRule) })
    .check(z.maxLength(longest, numberRule), z.regex(numberPattern, numberRule)),
);

export const ownNumber = pure(() =>
  z.pipe(z.pipe(z.string(numberRule).check(z.maxLength(mostTyped, numberRule)), z.transform(read)), stored),
);

export const optionalNumber = pure(() =>
  z.optional(
    z.pipe(
      z.pipe(
        z.nullable(z.string().check(z.maxLength(mostTyped, numberRule))),
        z.transform((text) => read(text ?? '') || undefined),
      ),
      z.optional(stored),
    ),
  ),
);
