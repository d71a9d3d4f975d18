import { createDialogs } from '@hawiyat/shared/components/dialogs';

export const dialogs = createDialogs({ delete: 'حذف البيئة التجريبية' }, async () => ({
  delete: (await import(/* webpackChunkName: "settings-company" */ './delete-dialog.tsx')).DeleteSandbox,
}));
