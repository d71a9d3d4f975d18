import { OpenDialog } from './open-dialog.tsx';
import { OpenPanel } from './open-panel.tsx';
import { WorkQueue } from './queue/work-queue.tsx';

/** `/orders/work` */
export function WorkPage() {
  return (
    <>
      <WorkQueue />
      <OpenPanel />
      <OpenDialog />
    </>
  );
}
