import { messages as general } from '../kernel/messages.ts';

export const messages = {
  ...general,
  tooLarge: 'حجم الطلب أكبر من المسموح به.',
  wrongType: 'نوع المحتوى غير مدعوم.',
  unexpected: 'حدث خطأ غير متوقع. يرجى المحاولة لاحقًا.',
  badOverride: 'عنوان نسخة التطوير غير صالح. افتح العنوان الذي يعرضه الأمر npm run dev بنفسك.',
  notStored: 'تعذّر حفظ الملف على الخادم حاليًا. يرجى المحاولة لاحقًا.',
  busy: 'الخدمة مشغولة حاليًا. يرجى المحاولة بعد قليل.',
} as const;
