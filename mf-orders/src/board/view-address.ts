import { day } from '@hawiyat/shared/contract/core/days';
import { today } from '@hawiyat/shared/locale/today';
import { useAddress } from '@hawiyat/shared/router';
import { useCallback } from 'react';

export const views = ['table', 'board', 'day'] as const;
export type View = (typeof views)[number];

export const viewLabel: Record<View, string> = { table: 'جدول', board: 'لوحة', day: 'اليومي' };

export function viewOf(address: URLSearchParams): View {
  return views.find((view) => view === address.get('view')) ?? 'table';
}

/** @returns the address and a function that changes it; an empty value removes the parameter */
export function useViewAddress() {
  const [address, changeAddress] = useAddress();
  const change = useCallback(
    (item: { readonly view?: string; readonly day?: string }) =>
      changeAddress((now) => {
        for (const [name, value] of Object.entries(item)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      }),
    [changeAddress],
  );
  return { address, change };
}

/** @returns null when the text is not a day */
export const readDay = (text: string | null): string | null => day.safeParse(text).data ?? null;

export function useDay() {
  const { address, change } = useViewAddress();
  return {
    day: readDay(address.get('day')) ?? today(),
    go: (to: string) => change({ day: to === today() ? '' : to }),
  };
}
