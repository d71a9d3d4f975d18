import { type WorkSettings, workSettingsDraft } from '@hawiyat/shared/contract/company/work-settings';
import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { pure } from '@hawiyat/shared/contract/core/pure';
import * as z from '@hawiyat/shared/contract/core/schema';
import { rentalDurations } from '@hawiyat/shared/contract/marketplace/offers';

export interface TypedHoliday {
  /** Of the row, while the form is open. */
  readonly key: string;
  readonly name: string;
  /** Each `YYYY-MM-DD`, or text that is no day. */
  readonly from: string;
  readonly until: string;
}

/** The settings as they stand in the form. */
export interface TypedWork {
  readonly days: readonly number[];
  /** Null: not said. */
  readonly hours: { readonly from: string; readonly until: string } | null;
  readonly holidays: readonly TypedHoliday[];
  /** Empty: the shortest. */
  readonly rentalDuration: string;
  /** By `kindKey`; empty: none. */
  readonly prices: Readonly<Record<string, string>>;
}

/** Every kind of container, in the order of the catalog. */
export const kinds = containerTypes.flatMap((type) => sizesOfType[type].map((size) => ({ type, size })));
export const kindKey = ({ type, size }: { type: string; size: string }) => `${type} ${size}`;

export const typedWork = ({ days, hours, holidays, rentalDuration, prices }: WorkSettings): TypedWork => ({
  ...{ days, hours, rentalDuration: rentalDuration === null ? '' : String(rentalDuration) },
  holidays: holidays.map((holiday, at) => ({ ...holiday, key: `saved-${at}` })),
  prices: Object.fromEntries(prices.map((named) => [kindKey(named), named.price.toFixed(2)])),
});

const draftOf = ({
  days,
  hours,
  holidays,
  rentalDuration,
  prices,
}: TypedWork): z.input<typeof workSettingsDraft> => ({
  days: [...days],
  hours,
  rentalDuration: rentalDurations.find((choice) => String(choice) === rentalDuration) ?? null,
  holidays: holidays.map(({ name, from, until }) => ({ name, from, until: until === '' ? from : until })),
  prices: named(prices).map((kind) => ({ ...kind, price: prices[kindKey(kind)] ?? '' })),
});

/** The kinds that have a price. */
const named = (prices: TypedWork['prices']) =>
  kinds.filter((kind) => (prices[kindKey(kind)] ?? '').trim() !== '');

/** The request's schema over what is typed. */
export const workSchema = pure(() =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((typed) => draftOf(typed as TypedWork)),
    ),
    workSettingsDraft,
  ),
);

/**
 * What is wrong with each field, as the request's schema says it.
 * @returns texts by field: `days`, `hours.until`, `holidays.0.name`, `prices.حاويات أنقاض 20 yard`
 */
export function problemsOf(typed: TypedWork): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const withPrice = named(typed.prices);
  for (const { path, message } of workSettingsDraft.safeParse(draftOf(typed)).error?.issues ?? []) {
    const [field, at] = path;
    const kind = field === 'prices' ? withPrice[Number(at)] : undefined;
    problems[kind ? `prices.${kindKey(kind)}` : path.map(String).join('.')] ??= message;
  }
  return problems;
}
