import { day } from '@hawiyat/shared/contract/days';
import { today } from '../parts/riyadh-day.ts';
import { useViewAddress } from './use-view-address.ts';

/** @returns the day that is written, or null when it is none */
export const readDay = (text: string | null): string | null => day.safeParse(text).data ?? null;

/** The day in the address; today, when it is left out or no day. */
export function useDay() {
  const { address, change } = useViewAddress();
  return {
    day: readDay(address.get('day')) ?? today(),
    go: (to: string) => change({ day: to === today() ? '' : to }),
  };
}
