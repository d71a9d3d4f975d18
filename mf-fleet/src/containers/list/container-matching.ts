import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { type Container, containerStatuses } from '@hawiyat/shared/contract/fleet/container-list';
import { cachedSearchText } from '@hawiyat/shared/locale/cached-search-text';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { readContainerSearch, searchedText, sizesOfWord } from '@hawiyat/shared/locale/search-containers';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { backOn } from '../whereabouts.ts';
import { availabilityIn, type ContainerFilter, isLate } from './container-filter.ts';

const searched = cachedSearchText<Container>(searchedText);

/** Rows per turn: about a millisecond. */
const rowsPerTurn = 100;

/** Prepares search texts while the browser is idle, so the first letter need not wait. Returns the end. */
export function prepareSearch(items: readonly Container[], idle: () => Promise<void>): () => void {
  let ended = false;
  const prepare = async () => {
    for (let next = 0; next < items.length; next += rowsPerTurn) {
      await idle();
      if (ended) return;
      for (const item of items.slice(next, next + rowsPerTurn)) searched(item);
    }
  };
  void prepare();
  return () => {
    ended = true;
  };
}

export function questionsOf({ status, type, size, place, text, free, back }: ContainerFilter, day = today()) {
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
      (place === null || item.hold?.place === place) &&
      wanted.every(({ word, sizes }) => searched(item).includes(word) || sizes.includes(item.size)) &&
      (back === null || isDue(item)),
    free: (item: Container) => free === null || availabilityIn(item, free, day) === 'free',
  };
}

export function matching(filter: ContainerFilter, day?: string): (container: Container) => boolean {
  const { status, type, size, rest, free } = questionsOf(filter, day);
  return (item) => status(item) && type(item) && size(item) && rest(item) && free(item);
}

export function countContainers(items: readonly Container[], filter: ContainerFilter, today?: string) {
  const asked = questionsOf(filter, today);
  const none = (values: readonly string[]): Record<string, number> =>
    Object.fromEntries(values.map((value) => [value, 0]));
  const counts = {
    status: none(['all', ...containerStatuses]),
    type: none(containerTypes),
    size: none(containerSizes),
  };
  const add = (of: Record<string, number>, value: string) => {
    of[value] = (of[value] ?? 0) + 1;
  };
  for (const item of items) {
    const [status, type, size] = [asked.status(item), asked.type(item), asked.size(item)];
    // A container that fails two of them counts nowhere.
    if (Number(status) + Number(type) + Number(size) < 2 || !asked.rest(item) || !asked.free(item)) continue;
    if (type && size) {
      add(counts.status, 'all');
      add(counts.status, item.status);
    }
    if (status && size) add(counts.type, item.type);
    if (status && type) add(counts.size, item.size);
  }
  return counts;
}
