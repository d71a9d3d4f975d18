import { createDialogs } from '@hawiyat/shared/components/dialogs';

export const dialogs = createDialogs(
  { invite: 'دعوة مستخدم', role: 'تغيير الصلاحية', remove: 'إزالة مستخدم', takeBack: 'إلغاء الدعوة' },
  () => import(/* webpackChunkName: "settings-lists" */ './shown-dialogs.ts'),
);
