import { createDialogs } from '@hawiyat/shared/components/dialogs';

/** Of the list and of a driver's page. */
export const dialogs = createDialogs(
  {
    add: 'إضافة سائق جديد',
    edit: 'تعديل بيانات السائق',
    delete: 'تأكيد الحذف',
    picture: 'صورة السائق',
    link: 'رابط دخول السائق إلى تطبيقه',
  },
  () => import(/* webpackChunkName: "driver-dialogs" */ './shown-dialogs.ts'),
);
