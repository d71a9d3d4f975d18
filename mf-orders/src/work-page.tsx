import { OpenDialog } from './open-dialog.tsx';
import { OpenPanel } from './open-panel.tsx';
import { WorkQueue } from './queue/work-queue.tsx';

export function WorkPage() {
  return (
    <>
      <WorkQueue />
      <OpenPanel />
      <OpenDialog />
    </>
  );
}
