import { day } from '@hawiyat/shared/contract/core/days';
import { today } from '@hawiyat/shared/locale/today';
import { useAddress } from '@hawiyat/shared/router';

export const views = ['table', 'board', 'day'] as const;
export type View = (typeof views)[number];

export const viewLabel: Record<View, string> = { table: 'جدول', board: 'لوحة', day: 'اليومي' };

export function viewOf(address: URLSearchParams): View {
  return views.find((view) => view === address.get('view')) ?? 'table';
}

/** @returns null when the text is not a day */
export const readDay = (text: string | null): string | null => day.safeParse(text).data ?? null;

export function useDay() {
  const [address, change] = useAddress();
  return {
    day: readDay(address.get('day')) ?? today(),
    go: (to: string) => change({ day: to === today() ? '' : to }),
  };
}
