import { SegmentedFilter } from '@hawiyat/shared/ui/extra';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { LoadedView } from './loaded-view.tsx';
import { useViewAddress } from './use-view-address.ts';
import { type View, viewLabel, viewOf, views } from './views.ts';

const options = views.map((value) => ({ value, label: viewLabel[value] }));

/** Accepted orders as a table, as a board by status, or as the stops of a day. */
export function AcceptedViews({ table }: { table: ReactNode }) {
  const { address, change } = useViewAddress();
  const view = viewOf(address);
  // A long table takes a while to go: what was pressed is seen at once.
  const [pressed, press] = useOptimistic(view);
  const choose = (name: View) =>
    startTransition(() => {
      press(name);
      // The table can be narrowed to a day too, and then that is the day to look at; on the way back it would surprise.
      change({ view: name === 'table' ? '' : name, ...(view === 'day' && { day: '' }) });
    });
  return (
    <>
      <SegmentedFilter label="طريقة العرض" value={pressed} options={options} onChange={choose} />
      {view === 'table' ? table : <LoadedView key={view} view={view} />}
    </>
  );
}
