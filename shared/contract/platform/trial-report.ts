import * as z from '@hawiyat/shared/contract/core/schema';
import { object, pure } from '../core/pure.ts';

/** Characters; pictures are in base64. */
export const longestReport = 10_000_000;

const picture = pure(() => z.nullable(z.string().check(z.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/))));

const milliseconds = pure(() => z.number().check(z.gte(0), z.lte(600_000)));

const visit = object(() => ({
  /** From the address until the screen shows its content. */
  milliseconds,
  longestTask: milliseconds,
  picture,
}));
export type ReportedVisit = z.infer<typeof visit>;

export const trialReport = object(() => ({
  screens: z
    .array(
      z.object({
        path: z.string().check(z.maxLength(300)),
        width: z.number().check(z.int(), z.gte(1), z.lte(10_000)),
        candidate: visit,
        /** Null when the live release lacks the screen. */
        stable: z.nullable(visit),
      }),
    )
    .check(z.maxLength(300)),
}));
export type TrialReport = z.infer<typeof trialReport>;
