import type {
  Container,
  ContainerSize,
  ContainerStatus,
  ContainerType,
} from '@hawiyat/shared/contract/container-list';
import { numberSpellings, readContainerSearch, sizesOfWord } from '@hawiyat/shared/locale/container-search';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { cachedSearchText } from '../components/cached-search-text.ts';
import { backOn } from '../components/whereabouts.ts';
import { availabilityIn, type Days, isLate } from './container-availability.ts';

export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  readonly type: ContainerType | 'all';
  readonly size: ContainerSize | 'all';
  /** As typed: «20 ياردة», «مؤجرة», a part of number, place, contact or order. */
  readonly text: string;
  /** Free on all of these days. */
  readonly free: Days | null;
  /** Due back within so many days, today's included, or late. */
  readonly back: number | 'late' | null;
}

export const showAll: ContainerFilter = {
  ...{ status: 'all', type: 'all', size: 'all', text: '', free: null, back: null },
};

export const isNarrowed = (filter: ContainerFilter): boolean =>
  filter.text !== '' ||
  filter.free !== null ||
  filter.back !== null ||
  filter.status !== 'all' ||
  filter.type !== 'all' ||
  filter.size !== 'all';

const searched = cachedSearchText<Container>(
  ({ containerNumber, type, hold }) =>
    `${numberSpellings(containerNumber)} ${type} ${hold ? `${hold.number} ${hold.contactName ?? ''} ${hold.place ?? ''}` : ''}`,
);

/** What a filter asks, question by question: each may be asked alone. @param day Riyadh's today */
export function questionsOf({ status, type, size, text, free, back }: ContainerFilter, day = today()) {
  const { statuses, types, sizes, words } = readContainerSearch(text);
  const last = typeof back === 'number' ? daysAfter(day, back - 1) : '';
  const isDue = (item: Container) => {
    const due = backOn(item);
    return back === 'late' ? isLate(item, day) : due !== null && due >= day && due <= last;
  };
  const wanted = words.map((word) => ({ word: normalizeForSearch(word), sizes: sizesOfWord(word) }));
  return {
    status: (item: Container) => status === 'all' || item.status === status,
    type: (item: Container) => type === 'all' || item.type === type,
    size: (item: Container) => size === 'all' || item.size === size,
    rest: (item: Container) =>
      (!statuses || statuses.includes(item.status)) &&
      (!types || types.includes(item.type)) &&
      (!sizes || sizes.includes(item.size)) &&
      wanted.every(({ word, sizes }) => searched(item).includes(word) || sizes.includes(item.size)) &&
      (back === null || isDue(item)),
    free: (item: Container) => free === null || availabilityIn(item, free, day) === 'free',
  };
}

/** @returns whether a container answers everything that the filter asks */
export function matching(filter: ContainerFilter, day?: string): (container: Container) => boolean {
  const { status, type, size, rest, free } = questionsOf(filter, day);
  return (item) => status(item) && type(item) && size(item) && rest(item) && free(item);
}
