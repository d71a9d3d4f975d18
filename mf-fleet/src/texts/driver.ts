import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/driver', {
  dialogs: {
    add: 'إضافة سائق جديد',
    edit: 'تعديل بيانات السائق',
    delete: 'تأكيد الحذف',
    picture: 'صورة السائق',
    link: 'رابط دخول السائق إلى تطبيقه',
  },
});
