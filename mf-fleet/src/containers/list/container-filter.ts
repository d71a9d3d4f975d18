import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import type { Days } from './container-availability.ts';

export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  readonly type: ContainerType | 'all';
  readonly size: ContainerSize | 'all';
  /** «شمال الرياض», where orders have them. */
  readonly place: string | null;
  /** As typed: «20 ياردة», «مؤجرة», a part of number, place, contact or order. */
  readonly text: string;
  /** Free on all of these days. */
  readonly free: Days | null;
  /** Due back within so many days, today's included, or late. */
  readonly back: number | 'late' | null;
}

export const showAll: ContainerFilter = {
  ...{ status: 'all', type: 'all', size: 'all', place: null, text: '', free: null, back: null },
};

export const isNarrowed = (filter: ContainerFilter): boolean =>
  Object.entries(showAll).some(([name, all]) => filter[name as keyof ContainerFilter] !== all);

/** «متوفرة اليوم» concerns the chosen days, not the present status. */
export const freeOn = (status: ContainerFilter['status'], free: Days | null): Partial<ContainerFilter> => ({
  ...{ free },
  ...(free && status === 'available' && { status: 'all' }),
});
