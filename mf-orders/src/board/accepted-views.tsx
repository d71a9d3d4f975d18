import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { chakra, lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { type View, viewLabel, viewQuery, views } from './view-address.ts';

const options = views.map((value) => ({ value, label: viewLabel[value] }));

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3' },
});

const whileLoading = { height: '24rem', label: 'جاري تحميل الطلبات...' };
const otherViews = {
  board: lazyPart(async () => (await import('./board-view.tsx')).BoardView, whileLoading),
  day: lazyPart(async () => (await import('./day/day-view.tsx')).DayView, whileLoading),
};

/** `found`: the table's count; the other views have their own. */
export function AcceptedViews({ found, table }: { found: ReactNode; table: ReactNode }) {
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
  return (
    <>
      <Bar>
        <SegmentedFilter label="طريقة العرض" value={pressed} options={options} onChange={choose} />
        {view === 'table' && found}
      </Bar>
      {OtherView ? <OtherView /> : table}
    </>
  );
}
