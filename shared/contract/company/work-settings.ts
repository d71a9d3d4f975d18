import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes, sizesOfType } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { givenDay } from '../core/given-day.ts';
import { price } from '../core/money.ts';
import { pure } from '../core/pure.ts';
import { filled, missing } from '../core/text.ts';
import { rentalDurations } from '../marketplace/offers.ts';

export const mostHolidays = 30;

/** As `Date` counts them: 0 is Sunday. The week of the settings begins on Saturday. */
export const weekdays = [6, 0, 1, 2, 3, 4, 5] as const;
/** What is proposed to a company that has not said anything: all but Friday. */
export const usualDays: readonly number[] = [6, 0, 1, 2, 3, 4];

const timeWrong = 'اكتب الوقت بالساعة والدقيقة، مثل 08:00.';
const time = pure(() =>
  z.string(timeWrong).check(z.maxLength(5, timeWrong), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeWrong)),
);

/** Days on which the company does not work, the last included. */
export const holiday = pure(() =>
  z
    .object({ name: filled(60), from: givenDay, until: givenDay })
    .check(z.refine(({ from, until }) => from <= until, { error: 'النهاية قبل البداية.', path: ['until'] })),
);
export type Holiday = z.output<typeof holiday>;

/** What a price of the company begins from for a kind of container, rented once. */
export const defaultPrice = pure(() =>
  z.object({ type: z.enum(containerTypes), size: z.enum(containerSizes), price }).check(
    z.refine(({ type, size }) => sizesOfType[type].includes(size), {
      error: 'الحجم المختار لا يناسب نوع الحاوية.',
      path: ['size'],
    }),
  ),
);
export type DefaultPrice = z.output<typeof defaultPrice>;

const fields = pure(() => ({
  days: z.array(z.number().check(z.int(), z.gte(0), z.lte(6)), missing).check(
    z.minLength(1, 'يرجى اختيار يوم عمل واحد على الأقل.'),
    z.maxLength(7),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'القيمة غير صحيحة'),
  ),
  /** Of a working day; null: not said. */
  hours: z.nullable(
    z
      .object({ from: time, until: time })
      .check(z.refine(({ from, until }) => from < until, { error: 'النهاية قبل البداية.', path: ['until'] })),
  ),
  holidays: z
    .array(holiday, missing)
    .check(z.maxLength(mostHolidays, `يجب ألا تزيد الإجازات على ${mostHolidays}.`)),
  /** Days that an offer proposes; null: the shortest. */
  rentalDuration: z.nullable(z.literal(rentalDurations)),
  prices: z.array(defaultPrice, missing).check(
    z.maxLength(20),
    z.refine(
      (list) => new Set(list.map(({ type, size }) => `${type} ${size}`)).size === list.length,
      'القيمة غير صحيحة',
    ),
  ),
}));

export const workSettingsDraft = pure(() => z.object(fields));
export type WorkSettingsDraft = z.output<typeof workSettingsDraft>;

export const workSettings = pure(() =>
  z.object({
    days: z.array(z.number()),
    hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
    holidays: z.array(z.object({ name: z.string(), from: z.string(), until: z.string() })),
    rentalDuration: z.nullable(z.number()),
    prices: z.array(z.object({ type: z.string(), size: z.string(), price: z.number() })),
    /** 1: nobody has saved any yet, and the days are only proposed. */
    version: z.number(),
  }),
);
export type WorkSettings = z.infer<typeof workSettings>;

export const fetchWorkSettings = endpoint(() => ({
  method: 'GET',
  path: '/api/company/work-settings',
  audience: 'company',
  right: 'see-work',
  response: z.object({ settings: workSettings }),
  defaultMessage: 'Failed to fetch work settings',
}));

export const saveWorkSettings = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/work-settings',
  audience: 'company',
  right: 'change-company',
  versioned: true,
  body: workSettingsDraft,
  response: z.object({ settings: workSettings }),
  defaultMessage: 'Failed to save work settings',
}));
