import { texts } from '@hawiyat/shared/texts';

export const messages = texts('ui/forms', {
  cancel: 'إلغاء',
  back: 'العودة إلى النموذج',
  invalid: 'يوجد خطأ في الحقول، يرجى مراجعتها',
  again: 'حفظ وإضافة أخرى',
  failed: 'حدث خطأ ما',
  draftKept: 'ما أدخلته محفوظ، افتح النموذج لمتابعته.',
  picture: { choose: 'اختيار صورة', change: 'تغيير الصورة', remove: 'إزالة الصورة' },
});
