import { lazyDialog, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { $dialog, closeDialog, dialogTitles } from '../../components/dialog.ts';
import type { MovedStop } from './move-stop-dialog.tsx';

/** A separate chunk: every list loads the other dialogs, but only the day needs this one's modules. */
const LazyDialog = lazyDialog<MovedStop & { onClose: () => void }>(
  () => import('./move-stop-dialog.tsx').then((result) => result.MoveStopDialog),
  () => dialogTitles['move-stop'],
);

export function OpenMoveStop() {
  const dialog = useStore($dialog);
  LazyDialog.usePreload(true);
  return (
    <Presence>
      {dialog?.kind === 'move-stop' && <LazyDialog key={dialog.task.id} {...dialog} onClose={closeDialog} />}
    </Presence>
  );
}
