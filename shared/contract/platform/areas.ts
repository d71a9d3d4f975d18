import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { filled, missing, tooLong } from '../core/text.ts';

const remote = 'mf-[a-z][a-z0-9-]{1,30}';
const nameWrong = 'يبدأ اسم القسم بالحروف mf- ويتكون من حروف لاتينية صغيرة وأرقام وشرطات.';
const pathWrong = 'يُكتب المسار بحروف لاتينية صغيرة مثل \u2066/billing\u2069.';
const titleWrong = 'يُكتب العنوان في سطر واحد دون رموز خاصة.';
const iconWrong = 'تُكتب الأيقونة بصيغة مسار SVG في مربع 24×24، أي أوامر الرسم وأرقامها فقط.';
const positionWrong = 'يُكتب الموضع رقمًا صحيحًا من 1 إلى 999.';

/** `mf-billing`, which is also the area's name. */
export type RemoteName = string;
export const remoteName = pure(() =>
  z.string(missing).check(z.regex(new RegExp(`^${remote}$`), nameWrong), z.maxLength(34, tooLong)),
);

export type Releasable = string;
export const releasable = pure(() =>
  z.string().check(z.regex(new RegExp(`^(shell|${remote})$`)), z.maxLength(34)),
);

/** Semver and a hash of the inputs, known before the build: `1.0.0-3f9c2a71d0`. */
export const releaseId = pure(() =>
  z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/), z.maxLength(64)),
);

export const logName = pure(() =>
  z.string().check(z.regex(new RegExp(`^(shell|areas|${remote})$`)), z.maxLength(34)),
);

export const areaAudiences = ['anyone', 'company'] as const;

export const section = object(() => ({
  path: z
    .string(missing)
    .check(z.regex(/^(\/|(\/[a-z0-9][a-z0-9-]*)+)$/, pathWrong), z.maxLength(100, tooLong)),
  /** Null where the area draws its own. */
  title: z.nullable(filled(60).check(z.regex(/^[^'"\\<>{}\p{Cc}]+$/u, titleWrong))),
  /** Path data in a 24 × 24 box; null without a place in the sidebar. */
  icon: z.nullable(
    z
      .string()
      .check(z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]*$/, iconWrong), z.maxLength(2000, tooLong)),
  ),
  /** From the top; null: not in the sidebar, whose current section is the one before it. */
  position: z.nullable(z.int(positionWrong).check(z.gte(1, positionWrong), z.lte(999, positionWrong))),
}));
export type Section = z.infer<typeof section>;

const details = pure(() => ({
  audience: z.enum(areaAudiences),
  owner: filled(100),
  sections: z.array(section).check(z.minLength(1, missing), z.maxLength(20)),
}));

export const area = object(() => ({ name: remoteName, ...details }));
export type Area = z.infer<typeof area>;

/** A remote's `area.json`; its bundled release brings it to a database that lacks the area. */
export const areaProposal = object(() => details);
export type AreaProposal = z.infer<typeof areaProposal>;

export const composedArea = object(() => ({
  name: z.string(),
  audience: z.enum(areaAudiences),
  sections: z.array(
    z.object({
      path: z.string(),
      title: z.nullable(z.string()),
      icon: z.nullable(z.string()),
      position: z.nullable(z.number()),
    }),
  ),
}));
export type ComposedArea = z.infer<typeof composedArea>;

export const areaActions = ['add', 'change', 'retire'] as const;
export type AreaAction = (typeof areaActions)[number];

/** A retired area keeps its releases, frees its paths, and can be added again. */
export const changeArea = endpoint('POST /api/platform/areas/:name', () => ({
  purpose: 'rollout',
  params: z.object({ name: remoteName }),
  body: z.object({
    action: z.enum(areaActions),
    area: z.optional(areaProposal),
    seen: z.optional(areaProposal),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ areas: z.array(area) }),
  defaultMessage: 'Failed to change the area',
}));

export const listAreas = endpoint('GET /api/platform/areas', () => ({
  purpose: 'rollout',
  response: z.object({ areas: z.array(area) }),
  defaultMessage: 'Failed to fetch areas',
}));
