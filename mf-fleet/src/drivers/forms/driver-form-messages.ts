import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';

const openTask = noun(
  '| مهمة مفتوحة واحدة | مهمتان مفتوحتان | مهمتين مفتوحتين | مهام مفتوحة | مهمة مفتوحة | مهمة مفتوحة',
);
const otherTask = noun('| مهمة أخرى | مهمتان أخريان | مهمتين أخريين | مهام أخرى | مهمة أخرى | مهمة أخرى');

export const messages = {
  form: {
    fullName: 'الاسم الكامل',
    tenDigits: '10 أرقام',
    password: 'كلمة المرور',
    atLeast: '6 أحرف على الأقل',
    needsPassword: 'يحتاج السائق إلى كلمة المرور للدخول إلى تطبيق السائقين.',
    keepsPassword: 'اترك الحقل فارغًا للإبقاء على كلمة المرور الحالية.',
    chooseAvailability: 'اختر حالة التوفر',
    elseAvailable: 'إن لم تختر، يُسجَّل السائق متاحًا.',
  },
  withoutPicture: (message: string) => `تم حفظ بيانات السائق، وتعذّر تحديث صورته: ${message}`,
  adding: {
    submit: 'إضافة السائق',
    busyText: 'جاري الإضافة...',
    success: 'تم إضافة السائق بنجاح!',
  },
  additionUndone: 'حُذف السائق المضاف',
  editing: {
    submit: 'تحديث البيانات',
    busyText: 'جاري التحديث...',
    success: 'تم تحديث بيانات السائق بنجاح!',
  },
  deleting: {
    question: 'هل تريد حذف السائق',
    warning: 'لا يمكن التراجع عن هذا الإجراء.',
    confirm: 'حذف السائق',
    busyText: 'جاري الحذف...',
    success: 'تم حذف السائق بنجاح!',
    busy: 'لا يمكن حذف السائق لوجود طلب قائم لديه.',
    tasks: (total: number) => `لديه ${pluralizeInline(total, openTask)}:`,
    otherTasks: (amount: number) => `و${pluralizeInline(amount, otherTask)}.`,
  },
  unknown: 'غير محدد',
};
