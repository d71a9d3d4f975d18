import { workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { pure } from '@hawiyat/shared/contract/core/pure';
import type { SettingsDraft } from '@hawiyat/shared/contract/core/settings';
import { rentalDurations } from '@hawiyat/shared/contract/marketplace/offers';
import { settingsCodec } from '../components/settings-codec.ts';

export interface TypedHoliday {
  readonly key: string;
  readonly name: string;
  /** `YYYY-MM-DD`, or text that is no day. */
  readonly from: string;
  readonly until: string;
}

export interface TypedWork
  extends Omit<SettingsDraft<typeof workSettings>, 'holidays' | 'rentalDuration' | 'prices'> {
  readonly holidays: readonly TypedHoliday[];
  /** Empty: the shortest. */
  readonly rentalDuration: string;
  /** By `kindKey`; empty for no price. */
  readonly prices: Readonly<Record<string, string>>;
}

export const kinds = containerTypes.flatMap((type) => sizesOfType[type].map((size) => ({ type, size })));
export const kindKey = ({ type, size }: { type: string; size: string }) => `${type} ${size}`;

const pricedKinds = (prices: TypedWork['prices']) =>
  kinds.filter((kind) => (prices[kindKey(kind)] ?? '').trim() !== '');

/** Issues of a price have the name of its kind: `prices.حاويات أنقاض 20 yard`. */
export const workCodec = pure(() =>
  settingsCodec<typeof workSettings, TypedWork>(workSettings, {
    typedOf: ({ holidays, rentalDuration, prices, ...same }) => ({
      ...{ ...same, rentalDuration: rentalDuration === null ? '' : String(rentalDuration) },
      holidays: holidays.map((holiday, at) => ({ ...holiday, key: `saved-${at}` })),
      prices: Object.fromEntries(prices.map((named) => [kindKey(named), named.price.toFixed(2)])),
    }),
    draftOf: ({ holidays, rentalDuration, prices, ...same }) => ({
      ...same,
      rentalDuration: rentalDurations.find((choice) => String(choice) === rentalDuration) ?? null,
      holidays: holidays.map(({ name, from, until }) => ({ name, from, until: until === '' ? from : until })),
      prices: pricedKinds(prices).map((kind) => ({ ...kind, price: prices[kindKey(kind)] ?? '' })),
    }),
    problemOf({ path, message }, { prices }) {
      const kind = path[0] === 'prices' ? pricedKinds(prices)[Number(path[1])] : undefined;
      return [kind ? `prices.${kindKey(kind)}` : path.map(String).join('.'), message];
    },
  }),
);
