import type { RentalType } from '@hawiyat/shared/contract/orders/orders';
import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';
import { noun, pluralize, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { texts } from '@hawiyat/shared/texts';
import type { OfferedRequest } from '../offering/guidance.ts';

const freeContainer = noun(
  'لا توجد حاويات متوفرة من هذا النوع والحجم | حاوية واحدة متوفرة | حاويتان متوفرتان | حاويتين متوفرتين | حاويات متوفرة | حاوية متوفرة | حاوية متوفرة',
);

export const messages = texts('mf-orders/offering', {
  /** `holiday`: empty for a day of the week. */
  dayOff: (holiday: string) =>
    holiday === ''
      ? 'يوم التوصيل ليس من أيام عمل شركتك.'
      : `يوم التوصيل إجازة في شركتك: ${isolateName(holiday)}.`,
  price: 'السعر (ر.س)',
  hint: 'السعر شامل ضريبة القيمة المضافة.',
  net: (net: string, vat: string) =>
    `الصافي ${isolate(net)} ر.س، وضريبة القيمة المضافة (${isolate('15%')}) ${isolate(vat)} ر.س`,
  duration: 'مدة التأجير',
  submit: 'تقديم العرض',
  busyText: 'جاري الإرسال...',
  made: ({ containerType, containerSize }: OfferedRequest, price: number) =>
    `تم تقديم العرض: ${containerType} ${wordFor(sizeLabel, containerSize)}، ${money(price)}`,
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
  ofRental: {
    once: 'لتأجير المرة الواحدة',
    monthly: 'للتأجير الشهري',
    yearly: 'للتأجير السنوي',
  } satisfies Record<RentalType, string>,
  free: (count: number) => `${pluralize(count, freeContainer)} في هذا اليوم`,
  listPrices: (rental: RentalType): string => `أسعار قائمتك ${wordFor(messages.ofRental, rental)}:`,
  acceptedPrices: (count: number, rental: RentalType): string =>
    `عروضك المقبولة ${wordFor(messages.ofRental, rental)} (${pluralizeInline(count, 'offer')}):`,
  nothingAccepted: (rental: RentalType): string =>
    `لم يُقبل لك عرض مماثل ${wordFor(messages.ofRental, rental)} بعد، فلا سعر نقارن به.`,
  doubts: {
    accepted: {
      low: (price: string, rental: string) => `السعر أقل من نصف أدنى عرض قُبل لك ${rental} (${price}).`,
      high: (price: string, rental: string) => `السعر أكثر من ضعف أعلى عرض قُبل لك ${rental} (${price}).`,
    },
    list: {
      low: (price: string) => `السعر أقل من نصف أدنى سعر في قائمتك (${price}).`,
      high: (price: string) => `السعر أكثر من ضعف أعلى سعر في قائمتك (${price}).`,
    },
  },
  /** `price`: the end of the range in riyals that the typed price exceeds. */
  doubt: (kind: 'accepted' | 'list', side: 'low' | 'high', price: number, rental: RentalType): string =>
    `${messages.doubts[kind === 'list' ? kind : 'accepted'][side](money(price), wordFor(messages.ofRental, rental))} تأكد منه قبل تقديم العرض.`,
  from: 'من',
  to: 'إلى',
  usePrice: (price: string) => `استخدام السعر ${price} ر.س`,
  rentals: {
    monthly: (duration: string) => `إيجار شهري (${duration})`,
    yearly: (duration: string) => `إيجار سنوي (${duration})`,
  } as Partial<Record<RentalType, (duration: string) => string>>,
  fromDepot: (km: string) => `${km} كم من المستودع`,
  map: 'الخريطة',
  onMap: 'الموقع على الخريطة',
  nowhere: 'الموقع غير محدد',
  unusualPrice: 'سعر غير معتاد',
  priceQuestion: (price: string) => `هل السعر ${price} صحيح؟`,
  noStock: 'لا توجد حاوية متوفرة',
  noStockQuestion: (container: string, day: string) =>
    `لا توجد لديك حاوية متوفرة (${container}) يوم ${day}. هل تريد تقديم العرض؟`,
  noStockWarning: 'لا يستطيع العميل قبول العرض ما لم تتوفر حاوية من هذا النوع والحجم.',
  backToOffer: 'العودة إلى العرض',
});
