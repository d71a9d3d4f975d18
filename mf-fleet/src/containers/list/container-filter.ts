import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import type { Days } from './container-availability.ts';

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
