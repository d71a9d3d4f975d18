import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { type View, viewLabel, viewQuery, views } from './view-address.ts';

const options = views.map((value) => ({ value, label: viewLabel[value] }));

const whileLoading = { height: '24rem', label: 'جاري تحميل الطلبات...' };
const otherViews = {
  board: lazyPart(async () => (await import('./board-view.tsx')).BoardView, whileLoading),
  day: lazyPart(async () => (await import('./day/day-view.tsx')).DayView, whileLoading),
};

/** `table` has the choice of views in its own toolbar. */
export function AcceptedViews({ table }: { table: (views: ReactNode) => ReactNode }) {
  const [{ view }, change] = useQueryState(viewQuery);
  const OtherView = view !== 'table' && otherViews[view];
  // Unmounting a long table takes time; the pressed option must show immediately.
  const [pressed, press] = useOptimistic(view);
  const choose = (name: View) =>
    startTransition(() => {
      press(name);
      // The table's own `day` filter must not take over the chosen day.
      change({ view: name, ...(view === 'day' && { day: '' }) });
    });
  const choice = <SegmentedFilter label="طريقة العرض" value={pressed} options={options} onChange={choose} />;
  if (!OtherView) return table(choice);
  return (
    <>
      <Toolbar views={choice} />
      <OtherView />
    </>
  );
}
