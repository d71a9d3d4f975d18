import * as z from '@hawiyat/shared/contract/core/schema';
import { day } from '@hawiyat/shared/contract/core/values';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { today } from '@hawiyat/shared/locale/today';

export const views = ['table', 'board', 'day'] as const;
export type View = (typeof views)[number];

/** How accepted orders are shown; the table reads `day` as a filter of its own. */
export const viewQuery = z.object({ view: z._default(z.enum(views), 'table'), day: z.optional(day) });

export const readDay = (text: string | null): string | null => day.safeParse(text).data ?? null;

export function useDay() {
  const [query, change] = useQueryState(viewQuery);
  return { day: query.day ?? today(), go: (to: string) => change({ day: to === today() ? '' : to }) };
}
