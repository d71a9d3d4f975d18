import { workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { price } from '@hawiyat/shared/contract/core/money';
import { pure } from '@hawiyat/shared/contract/core/pure';
import * as z from '@hawiyat/shared/contract/core/schema';
import type { SettingsAnswer } from '@hawiyat/shared/contract/core/settings';
import { rentalDurations } from '@hawiyat/shared/contract/marketplace/offers';
import { typedField } from '../components/typed-field.ts';

const kinds = containerTypes.flatMap((type) => sizesOfType[type].map((size) => ({ type, size })));
export const kindKey = ({ type, size }: { type: string; size: string }) => `${type} ${size}`;

export type TypedWork = ReturnType<typeof typedWork>;

export const typedWork = (settings: SettingsAnswer<typeof workSettings>) => ({
  ...settings,
  holidays: settings.holidays.map((holiday, at) => ({ ...holiday, key: `saved-${at}` })),
  /** Empty: the shortest. */
  rentalDuration: String(settings.rentalDuration ?? ''),
  /** Of every kind; empty for no price. */
  prices: Object.fromEntries([
    ...kinds.map((kind) => [kindKey(kind), '']),
    ...settings.prices.map((named) => [kindKey(named), named.price.toFixed(2)]),
  ]) as Record<string, string>,
});

export const workForm = pure(() => {
  const { shape } = workSettings.draft;
  const typedPrice = typedField(z.nullable(price), (text: string) => text.trim() || null);
  return z.object({
    ...shape,
    // A holiday without an end is one day.
    holidays: typedField(shape.holidays, (holidays: TypedWork['holidays']) =>
      holidays.map((holiday) => ({ ...holiday, until: holiday.until || holiday.from })),
    ),
    rentalDuration: z.transform(
      (typed: string) => rentalDurations.find((choice) => String(choice) === typed) ?? null,
    ),
    prices: z.pipe(
      z.object(Object.fromEntries(kinds.map((kind) => [kindKey(kind), typedPrice]))),
      z.transform((typed) =>
        kinds.flatMap((kind) => {
          const named = typed[kindKey(kind)];
          return typeof named === 'number' ? [{ ...kind, price: named }] : [];
        }),
      ),
    ),
  });
});
