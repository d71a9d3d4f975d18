import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { type Container, containerStatuses } from '@hawiyat/shared/contract/fleet/container-list';
import type { ContainerFilter } from './container-filter.ts';
import { questionsOf } from './container-matching.ts';

/** Counts by value, within the rest of the filter. */
export type CountsOf = Readonly<Record<string, number>>;
export interface ContainerCounts {
  /** `all` is the number without a status. */
  readonly status: CountsOf;
  readonly type: CountsOf;
  readonly size: CountsOf;
}

/** `items`: the whole list. `today`: Riyadh's day. */
export function countContainers(
  items: readonly Container[],
  filter: ContainerFilter,
  today?: string,
): ContainerCounts {
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
