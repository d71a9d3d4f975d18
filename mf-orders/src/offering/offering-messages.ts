import { isolate } from '@hawiyat/shared/locale/bidi';
import { noun, pluralize, pluralizeInline } from '@hawiyat/shared/locale/plurals';

const freeContainer = noun(
  'لا توجد حاويات متوفرة من هذا النوع والحجم',
  'حاوية واحدة متوفرة',
  'حاويتان متوفرتان',
  'حاويتين متوفرتين',
  'حاويات متوفرة',
  'حاوية متوفرة',
  'حاوية متوفرة',
);

export const messages = {
  price: 'السعر (ر.س)',
  hint: 'السعر شامل ضريبة القيمة المضافة.',
  net: (net: string, vat: string) =>
    `الصافي ${isolate(net)} ر.س، وضريبة القيمة المضافة (${isolate('15%')}) ${isolate(vat)} ر.س`,
  duration: 'مدة التأجير',
  submit: 'تقديم العرض',
  busyText: 'جاري الإرسال...',
  cancel: 'إلغاء',
  done: 'تم تقديم العرض',

  save: 'حفظ التعديل',
  saving: 'جاري الحفظ...',
  changed: 'تم تعديل العرض',
  withdraw: 'سحب العرض',
  withdrawing: 'جاري السحب...',
  withdrawQuestion: (price: string) => `هل تريد سحب عرضك بسعر ${isolate(price)} ر.س؟`,
  withdrawWarning: 'لن يراه العميل بعد ذلك، ويمكنك تقديم عرض جديد.',
  withdrawn: 'تم سحب العرض',

  guidance: 'ما يعينك على التسعير',
  guidanceComing: 'جاري التحميل...',
  free: (count: number) => `${pluralize(count, freeContainer)} في هذا اليوم`,
  listPrices: 'أسعار قائمتك:',
  acceptedPrices: (count: number) => `عروضك المقبولة (${pluralizeInline(count, 'offer')}):`,
  from: 'من',
  to: 'إلى',
  usePrice: (price: string) => `استخدام السعر ${price} ر.س`,
};
