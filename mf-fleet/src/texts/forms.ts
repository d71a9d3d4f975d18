import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/forms', {
  optional: '(اختياري)',
  adding: 'جاري الإضافة...',
  saving: 'جاري الحفظ...',
  save: 'حفظ',
  saveChanges: 'حفظ التعديلات',
  deletion: { warning: 'تحذير: هذا الإجراء لا يمكن التراجع عنه', busyText: 'جاري الحذف...' },
});
