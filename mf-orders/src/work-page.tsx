import { OpenDialog } from './open-dialog.tsx';
import { OpenPanel } from './open-panel.tsx';
import { WorkQueue } from './queue/work-queue.tsx';

/** `/orders/work`: the queue, with the dialogs that its actions open. */
export function WorkPage() {
  return (
    <>
      <WorkQueue />
      <OpenPanel />
      <OpenDialog />
    </>
  );
}
