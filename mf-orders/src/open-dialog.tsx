import { lazyDialog, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { $dialog, closeDialog, dialogTitles, type ListDialog } from './components/dialog.ts';
import { $orderCounts } from './components/order-counts.ts';

const LazyDialog = lazyDialog<{ dialog: ListDialog; onClose: () => void }>(
  () => import(/* webpackChunkName: "dialogs" */ './shown-dialog.tsx').then((result) => result.ShownDialog),
  ({ dialog }) => dialogTitles[dialog.kind],
);

export function OpenDialog() {
  const dialog = useStore($dialog);
  LazyDialog.usePreload(useStore($orderCounts).data !== null);
  return (
    <Presence>
      {dialog && dialog.kind !== 'move-stop' && <LazyDialog dialog={dialog} onClose={closeDialog} />}
    </Presence>
  );
}
