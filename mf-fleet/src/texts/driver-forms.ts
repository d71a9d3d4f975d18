import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';
import { messages as forms } from './forms.ts';

const openTask = noun(
  '| مهمة مفتوحة واحدة | مهمتان مفتوحتان | مهمتين مفتوحتين | مهام مفتوحة | مهمة مفتوحة | مهمة مفتوحة',
);
const otherTask = noun('| مهمة أخرى | مهمتان أخريان | مهمتين أخريين | مهام أخرى | مهمة أخرى | مهمة أخرى');

export const messages = texts('mf-fleet/driver-forms', {
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
  adding: { submit: 'إضافة السائق', busyText: forms.adding, success: 'تم إضافة السائق بنجاح!' },
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
    busyText: forms.deletion.busyText,
    success: 'تم حذف السائق بنجاح!',
    busy: 'لا يمكن حذف السائق لوجود طلب قائم لديه.',
    tasks: (total: number) => `لديه ${pluralizeInline(total, openTask)}:`,
    otherTasks: (amount: number) => `و${pluralizeInline(amount, otherTask)}.`,
  },
  availability: { available: 'متوفر', busy: 'مشغول', unavailable: 'غير متوفر' } as Readonly<
    Record<string, string>
  >,
  picture: {
    label: 'صورة السائق',
    preview: 'معاينة صورة السائق',
    types: 'JPEG, PNG, GIF, WEBP',
    limit: '، وبحد أقصى 15 ميجابايت',
    dialog: { submit: forms.save, busyText: forms.saving, success: 'تم تحديث بيانات السائق بنجاح!' },
  },
  link: {
    about: 'يدخل به السائق إلى تطبيق السائقين مرة واحدة دون كلمة مرور. أرسله إليه وحده.',
    ends: 'يعمل الرابط 24 ساعة، وكل رابط جديد يلغي ما قبله.',
    create: 'إنشاء الرابط',
    creating: 'جاري الإنشاء...',
    label: 'الرابط',
    until: (stamp: string) => `يعمل حتى ${stamp}`,
    copy: 'نسخ الرابط',
    send: 'إرسال عبر واتساب',
    text: (name: string, link: string) =>
      `السلام عليكم ${name}، هذا رابط دخولك إلى تطبيق السائقين، ويعمل مرة واحدة خلال 24 ساعة:\n${link}`,
    close: 'إغلاق',
  },
  printedNumber: 'رقم الطلب',
});
