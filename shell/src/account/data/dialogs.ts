import { createDialogs } from '@hawiyat/shared/components/dialogs';

export const dialogs = createDialogs({ erase: 'حذف البيانات' }, async () => ({
  erase: (await import(/* webpackChunkName: "settings-person" */ './erase-dialog.tsx')).EraseDialog,
}));
