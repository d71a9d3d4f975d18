import { createDialogs } from '@hawiyat/shared/components/dialogs';

export const dialogs = createDialogs(
  { change: 'تغيير الحساب البنكي', withdraw: 'سحب تغيير الحساب البنكي' },
  () => import(/* webpackChunkName: "settings-company" */ './change-dialog.tsx'),
);
