import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes, sizesOfType } from '../core/container-kinds.ts';
import { givenDay } from '../core/given-day.ts';
import { price } from '../core/money.ts';
import { pure } from '../core/pure.ts';
import { setting, settingsPage } from '../core/settings.ts';
import { filled, missing } from '../core/text.ts';
import { timeOfDay } from '../core/values.ts';
import { rentalDurations } from '../marketplace/offers.ts';

export const mostHolidays = 30;

/** As `Date` counts them: 0 is Sunday. The week of the settings begins on Saturday. */
export const weekdays = [6, 0, 1, 2, 3, 4, 5] as const;

const workingDays = pure(() =>
  z.pipe(
    z.array(z.number().check(z.int(), z.gte(0), z.lte(6)), missing).check(
      z.minLength(1, 'يرجى اختيار يوم عمل واحد على الأقل.'),
      z.maxLength(7),
      z.refine((chosen) => new Set(chosen).size === chosen.length, 'القيمة غير صحيحة'),
    ),
    z.transform((chosen) => chosen.toSorted((one, other) => ((one + 1) % 7) - ((other + 1) % 7))),
  ),
);

const time = pure(() => timeOfDay('اكتب الوقت بالساعة والدقيقة، مثل 08:00.'));

/** The last day is included. */
const holiday = pure(() =>
  z
    .object({ name: filled(60), from: givenDay, until: givenDay })
    .check(z.refine(({ from, until }) => from <= until, { error: 'النهاية قبل البداية.', path: ['until'] })),
);

const defaultPrice = pure(() =>
  z.object({ type: z.enum(containerTypes), size: z.enum(containerSizes), price }).check(
    z.refine(({ type, size }) => sizesOfType[type].includes(size), {
      error: 'الحجم المختار لا يناسب نوع الحاوية.',
      path: ['size'],
    }),
  ),
);

export const workSettings = settingsPage(() => ({
  name: 'work',
  title: 'أيام العمل والعروض',
  subject: 'work settings',
  address: '/settings/work',
  path: '/api/company/work-settings',
  right: 'see-work',
  fields: {
    days: setting('أيام العمل', workingDays, [6, 0, 1, 2, 3, 4], {
      shown: z.array(z.number()),
      isProposed: true,
    }),
    hours: setting(
      'ساعات العمل',
      z.nullable(
        z
          .object({ from: time, until: time })
          .check(
            z.refine(({ from, until }) => from < until, { error: 'النهاية قبل البداية.', path: ['until'] }),
          ),
      ),
      null,
      { shown: z.nullable(z.object({ from: z.string(), until: z.string() })) },
    ),
    holidays: setting(
      'الإجازات',
      z
        .array(holiday, missing)
        .check(z.maxLength(mostHolidays, `يجب ألا تزيد الإجازات على ${mostHolidays}.`)),
      [],
      { shown: z.array(z.object({ name: z.string(), from: z.string(), until: z.string() })) },
    ),
    /** Days that an offer proposes; null: the shortest. */
    rentalDuration: setting('مدة التأجير المقترحة', z.nullable(z.literal(rentalDurations)), null, {
      shown: z.nullable(z.number()),
    }),
    prices: setting(
      'الأسعار المقترحة',
      z.array(defaultPrice, missing).check(
        z.maxLength(20),
        z.refine(
          (list) => new Set(list.map(({ type, size }) => `${type} ${size}`)).size === list.length,
          'القيمة غير صحيحة',
        ),
      ),
      [],
      { shown: z.array(z.object({ type: z.string(), size: z.string(), price: z.number() })) },
    ),
  },
}));

export const fetchWorkSettings = pure(() => workSettings.fetch);
export const saveWorkSettings = pure(() => workSettings.save);
