import { type ReadTyped, readTyped } from '@hawiyat/shared/locale/made-chips';
import type { SearchChip } from '@hawiyat/shared/locale/search-chips';
import {
  acceptedVocabulary,
  requestVocabulary,
  subOrderVocabulary,
} from '@hawiyat/shared/locale/search-vocabularies';
import type { Pages } from '@hawiyat/shared/query';
import { $drivers } from '../../components/drivers.ts';
import { messages as cells } from '../../texts/cells.ts';
import { messages } from '../../texts/lists.ts';
import { type AddressChange, driverFilters, type FilterName } from './orders-query.ts';

const labels = {
  states: messages.states,
  driver: { assigned: messages.assignedOnly, unassigned: cells.unassigned },
};
const vocabularies = {
  new: requestVocabulary,
  accepted: acceptedVocabulary.bind(null, labels),
  sub: subOrderVocabulary.bind(null, labels),
};
export type SearchedList = keyof typeof vocabularies;

export type Placed =
  | { readonly place: string | null }
  | { readonly Order: { readonly place: string | null } };

type Drivers = NonNullable<ReturnType<typeof $drivers.get>['data']>;

const nameOf: Record<SearchedList, Readonly<Record<string, FilterName>>> = {
  new: { district: 'place' },
  accepted: { district: 'place' },
  sub: { district: 'place', type: 'containerType', task: 'type' },
};

/** Like a search in texts, a chip covers all states unless one is chosen. */
export const changeOf =
  (list: SearchedList) =>
  ({ kind, value }: SearchChip, { status = 'all' }: AddressChange): AddressChange => {
    if (kind === 'status') return { status: value };
    if (kind !== 'driver') return { [nameOf[list][kind] ?? kind]: value, status };
    return driverFilters.some((name) => name === value)
      ? { driver: value, driverId: '', status }
      : { driverId: value, driver: '', status };
  };

export function readerOf(list: SearchedList, pages: () => Pages<Placed>): ReadTyped<AddressChange> {
  const places = new Set<string>();
  const vocabularyNow = () => {
    for (const row of [...pages().values()].flat()) {
      const { place } = 'Order' in row ? row.Order : row;
      if (place !== null) places.add(place);
    }
    const { data: drivers } = $drivers.get();
    if (known.drivers !== drivers || known.size !== places.size)
      known = { drivers, size: places.size, vocabulary: vocabularyOf(drivers ?? []) };
    return known.vocabulary;
  };
  const vocabularyOf = (drivers: Drivers) => vocabularies[list]({ drivers, districts: [...places] });
  let known = { drivers: null as Drivers | null, size: 0, vocabulary: vocabularyOf([]) };
  return (typed) => readTyped(typed, { vocabulary: vocabularyNow(), changeOf: changeOf(list) });
}
