import { SegmentedFilter } from '@hawiyat/shared/ui/extra';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { LazyView } from './lazy-view.tsx';
import { useViewAddress, type View, viewLabel, viewOf, views } from './view-address.ts';

const options = views.map((value) => ({ value, label: viewLabel[value] }));

export function AcceptedViews({ table }: { table: ReactNode }) {
  const { address, change } = useViewAddress();
  const view = viewOf(address);
  // Unmounting a long table takes a while; the pressed option must show immediately.
  const [pressed, press] = useOptimistic(view);
  const choose = (name: View) =>
    startTransition(() => {
      press(name);
      // The table has a `day` filter of its own, which must not carry the chosen day back.
      change({ view: name === 'table' ? '' : name, ...(view === 'day' && { day: '' }) });
    });
  return (
    <>
      <SegmentedFilter label="طريقة العرض" value={pressed} options={options} onChange={choose} />
      {view === 'table' ? table : <LazyView key={view} view={view} />}
    </>
  );
}
