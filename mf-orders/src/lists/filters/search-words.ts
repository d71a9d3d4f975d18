import type { SearchChip } from '@hawiyat/shared/locale/search-chips';
import {
  acceptedVocabulary,
  requestVocabulary,
  subOrderVocabulary,
} from '@hawiyat/shared/locale/search-vocabularies';
import type { Pages } from '@hawiyat/shared/query';
import { useStore } from '@nanostores/react';
import { useMemo, useRef } from 'react';
import { $drivers } from '../../components/drivers.ts';
import { messages } from '../lists-messages.ts';
import { type AddressChange, driverFilters, type FilterName } from './orders-query.ts';

const labels = {
  states: messages.states,
  driver: { assigned: messages.assignedOnly, unassigned: messages.unassigned },
};
const vocabularies = {
  new: requestVocabulary,
  accepted: acceptedVocabulary.bind(null, labels),
  sub: subOrderVocabulary.bind(null, labels),
};
export type SearchedList = keyof typeof vocabularies;

export type Placed = { readonly place: string | null } | { readonly Order: { readonly place: string | null } };

/** What the list's search understands: its filters, the drivers, and every place that the list has shown. */
export function useVocabulary(list: SearchedList, pages: Pages<Placed>) {
  const { data: drivers } = useStore($drivers);
  const places = useRef(new Set<string>());
  for (const row of [...pages.values()].flat()) {
    const { place } = 'Order' in row ? row.Order : row;
    if (place !== null) places.current.add(place);
  }
  const { size } = places.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: places only grow
  return useMemo(
    () => vocabularies[list]({ drivers: drivers ?? [], districts: [...places.current] }),
    [list, drivers, size],
  );
}

/** By kinds of chips, where the names differ. */
const nameOf: Record<SearchedList, Readonly<Record<string, FilterName>>> = {
  new: { district: 'place' },
  accepted: { district: 'place' },
  sub: { district: 'place', type: 'containerType', task: 'type' },
};

/** Like a search in texts, a chip covers all states unless one is chosen. */
const changeIn =
  (list: SearchedList) =>
  ({ kind, value }: SearchChip, { status = 'all' }: AddressChange): AddressChange => {
    if (kind === 'status') return { status: value };
    if (kind !== 'driver') return { [nameOf[list][kind] ?? kind]: value, status };
    return driverFilters.some((name) => name === value)
      ? { driver: value, driverId: '', status }
      : { driverId: value, driver: '', status };
  };
export const changeOf = { new: changeIn('new'), accepted: changeIn('accepted'), sub: changeIn('sub') };
