import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { useStore } from '@nanostores/react';
import { $orderCounts } from './components/order-counts.ts';
import { dialogs } from './dialogs.ts';
import { OpenPanel } from './open-panel.tsx';
import { WorkQueue } from './queue/work-queue.tsx';

export function WorkPage() {
  const isKnown = useStore($orderCounts).data !== null;
  return (
    <>
      <WorkQueue />
      <OpenPanel />
      <Dialogs of={dialogs} preload={isKnown} />
    </>
  );
}
