/** The ways to look at accepted orders, as the address names them; the table is the one that it leaves out. */
export const views = ['table', 'board', 'day'] as const;
export type View = (typeof views)[number];

export const viewLabel: Record<View, string> = { table: 'جدول', board: 'لوحة', day: 'اليوم' };

export function viewOf(address: URLSearchParams): View {
  return views.find((view) => view === address.get('view')) ?? 'table';
}
