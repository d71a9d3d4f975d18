import { screenDialogs } from '@hawiyat/shared/components/screen-dialogs';
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { $dialog, closeDialog, type ListDialog, dialogTitles as titles } from './components/dialog.ts';
import { $orderCounts } from './components/order-counts.ts';

export const OpenDialog = screenDialogs<ListDialog>({
  ...{ closeDialog, titles },
  $dialog: computed($dialog, (dialog) => (dialog?.kind === 'move-stop' ? null : dialog)),
  bring: async () => (await import(/* webpackChunkName: "dialogs" */ './shown-dialog.tsx')).ShownDialog,
  useHasContent: () => useStore($orderCounts).data !== null,
});
