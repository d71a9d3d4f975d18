import type { OfferResult } from '@hawiyat/shared/contract/marketplace/own-offers';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { texts } from '@hawiyat/shared/texts';
import { enough } from '../lists/results/offer-summary.ts';

/** Whole riyals have no halalas. */
export const priceText = (riyals: number) => (Number.isInteger(riyals) ? count(riyals) : formatRiyal(riyals));

export const messages = texts('mf-orders/offer-results', {
  title: 'نتائج عروضك',
  loading: 'جاري تحميل نتائج العروض...',
  failed: 'تعذّر تحميل نتائج العروض.',
  retry: 'إعادة المحاولة',
  none: 'تظهر هنا نسبة القبول والأسعار التي تُقبل عادة، بعد أن يبتّ العملاء في عروضك.',
  tooFew: (decided: number) =>
    `بتّ العملاء في ${pluralizeGenitive(decided, 'offer')} فقط، وهذا أقل من أن تُحسب منه نسبة (${enough} عروض على الأقل).`,
  share: (accepted: number, decided: number, percent: number) =>
    `قُبل ${count(accepted)} من ${pluralizeInline(decided, 'offer')} (${isolate(`${percent}%`)}).`,
  newest: (most: number) => `تُحسب من أحدث عروضك التي بتّ فيها العملاء، حتى ${pluralizeInline(most, 'offer')}.`,
  usual: (
    { containerType, containerSize, rentalType, city }: OfferResult,
    price: string,
    range: string,
  ): string =>
    `ل${containerType} ${wordFor(sizeLabel, containerSize)} ${wordFor(messages.ofRental, rentalType)} ${city === null ? 'خارج المدن' : `في ${city}`} يُقبل عادة نحو ${price} ${riyalSign}${range}.`,
  /** Follows the plural of a container. */
  ofRental: { once: 'لمرة واحدة', monthly: 'الشهرية', yearly: 'السنوية' } satisfies Record<
    OfferResult['rentalType'],
    string
  >,
  range: (least: string, most: string) => ` (من ${least} إلى ${most})`,
  details: 'حسب الحاوية والمدينة',
  container: 'الحاوية',
  city: 'المدينة',
  outside: 'خارج المدن',
  rate: 'نسبة القبول',
  of: (accepted: number, decided: number) => `${count(accepted)} من ${count(decided)}`,
  few: 'عروض قليلة',
  acceptedPrices: 'السعر المقبول',
  lostPrices: 'السعر غير المقبول',
  nothing: '—',
});
