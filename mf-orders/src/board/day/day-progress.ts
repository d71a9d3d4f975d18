import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { isOpen } from './lanes.ts';

export interface DayProgress {
  readonly done: number;
  /** The total without failed stops. */
  readonly of: number;
  readonly overdue: number;
  readonly failed: number;
}

/** @param today `YYYY-MM-DD` */
export function progressOf(stops: readonly Stop[], today: string): DayProgress {
  const failed = stops.filter(({ status }) => status === 'failed').length;
  return {
    done: stops.filter((stop) => stop.status !== 'failed' && !isOpen(stop)).length,
    of: stops.length - failed,
    overdue: stops.filter((stop) => isOverdue(stop, today)).length,
    failed,
  };
}

export const isOverdue = (stop: Stop, today: string): boolean => isOpen(stop) && stop.day < today;
