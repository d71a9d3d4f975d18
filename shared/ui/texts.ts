import { texts } from '@hawiyat/shared/texts';
import { counted, noun } from '../locale/noun.ts';
import { type Noun, type PluralNoun, pluralizeGenitive } from '../locale/plurals.ts';

const otherNotices = noun('| إشعار آخر | إشعاران آخران |  | إشعارات أخرى | إشعارًا آخر | إشعار آخر');

export const messages = texts('ui', {
  brand: { name: 'حاويات', about: 'لوحة الشركات' },
  skip: 'الانتقال إلى المحتوى',
  close: 'إغلاق',
  closeWindow: 'إغلاق النافذة',
  retry: 'إعادة المحاولة',
  busy: 'جاري المعالجة...',
  late: 'ما زال العمل جاريًا، يرجى الانتظار...',
  loading: 'جاري التحميل...',
  found: (total: number) => `تم العثور على ${pluralizeGenitive(total, 'result')}`,
  loaded: (total: number, item: PluralNoun | Noun) => `تم تحميل ${pluralizeGenitive(total, item)}`,
  password: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
  notices: 'الإشعارات',
  otherNotices: (amount: number) => `و${counted(amount, otherNotices)}`,
  unsaved: {
    title: 'تغييرات لم تُحفظ',
    question: 'لديك تغييرات لم تُحفظ. هل تريد المغادرة دون حفظها؟',
    stay: 'متابعة التعديل',
    leave: 'مغادرة دون حفظ',
  },
  part: {
    failed: 'حدث خطأ في التحميل',
    failedButton: 'تعذّر تحميل هذا الجزء',
    unloaded: 'تعذّر تحميل هذا الجزء. يرجى إعادة المحاولة.',
    missing:
      'تعذّر فتح هذا الجزء بسبب خلل لدينا، واتصالك بالإنترنت سليم. يرجى تحديث الصفحة، وإن استمر الخلل فتواصل مع الدعم.',
  },
});
