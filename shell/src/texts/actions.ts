import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/actions', {
  cancel: 'إلغاء',
  deleting: 'جاري الحذف...',
  failed: 'حدث خطأ في التحميل',
  loading: 'جاري التحميل...',
  processing: 'جاري المعالجة...',
  retry: 'إعادة المحاولة',
  saving: 'جاري الحفظ...',
  sending: 'جاري الإرسال...',
});
