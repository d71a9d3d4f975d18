import { noun, pluralize } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const lateDays = noun('| يومًا | يومين | يومين | أيام | يومًا | يوم');

export const messages = texts('mf-fleet/container', {
  dialogs: {
    add: 'إضافة حاوية جديدة',
    edit: 'تعديل بيانات الحاوية',
    delete: 'حذف الحاوية',
    archive: 'أرشفة الحاوية',
    status: 'تغيير حالة الحاويات المحددة',
    price: 'تغيير سعر الحاويات المحددة',
    addNote: 'إضافة صيانة',
    editNote: 'تعديل الصيانة',
    deleteNote: 'حذف الصيانة',
    deletePicture: 'حذف الصورة',
  },
  where: {
    depot: 'المستودع',
    workshop: 'الورشة',
    noOrder: 'بلا طلب مرتبط',
    onTheWay: 'في الطريق إلى العميل',
    back: (day: string) => `تعود ${day}`,
    backUnknown: 'موعد العودة غير محدد',
    overdue: (days: number) => `متأخرة ${pluralize(days, lateDays)}`,
    delivery: (day: string) => `التوصيل ${day}`,
    deliveryLate: (days: number) => `تأخر التوصيل ${pluralize(days, lateDays)}`,
  },
});
