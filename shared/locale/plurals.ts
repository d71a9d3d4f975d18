import { counted, type Noun, noun, order } from './noun.ts';

export { type Noun, noun } from './noun.ts';

const nouns = {
  container: noun('لا توجد حاويات', 'حاوية واحدة', 'حاويتان', 'حاويتين', 'حاويات', 'حاوية', 'حاوية'),
  driver: noun('لا يوجد سائقون', 'سائق واحد', 'سائقان', 'سائقين', 'سائقين', 'سائقًا', 'سائق'),
  order,
  offer: noun('لا توجد عروض', 'عرض واحد', 'عرضان', 'عرضين', 'عروض', 'عرضًا', 'عرض'),
  day: noun('0 يوم', 'يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم'),
  month: noun('0 شهر', 'شهر واحد', 'شهران', 'شهرين', 'أشهر', 'شهرًا', 'شهر'),
  hour: noun('0 ساعة', 'ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'),
  minute: noun('0 دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'),
  second: noun('0 ثانية', 'ثانية واحدة', 'ثانيتان', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'),
  riyal: noun('0 ريال', 'ريال واحد', 'ريالان', 'ريالين', 'ريالات', 'ريالًا', 'ريال'),
  unload: noun(
    'بلا تفريغ',
    'مرة تفريغ واحدة',
    'مرتا تفريغ',
    'مرتي تفريغ',
    'مرات تفريغ',
    'مرة تفريغ',
    'مرة تفريغ',
  ),
  result: noun('لا توجد نتائج', 'نتيجة واحدة', 'نتيجتان', 'نتيجتين', 'نتائج', 'نتيجة', 'نتيجة'),
  attempt: noun('لا محاولات', 'محاولة واحدة', 'محاولتان', 'محاولتين', 'محاولات', 'محاولة', 'محاولة'),
};

export type PluralNoun = keyof typeof nouns;

const formsOf = (noun: PluralNoun | Noun) => (typeof noun === 'string' ? nouns[noun] : noun);

/** A label or subject, standing alone: `لا توجد حاويات`, `حاويتان`, `7 أيام`. */
export function pluralize(amount: number, noun: PluralNoun | Noun): string {
  const forms = formsOf(noun);
  return amount === 0 ? forms.none : counted(amount, forms);
}

/** Inside a sentence or after a colon, where zero is `0 حاوية`. */
export function pluralizeInline(amount: number, noun: PluralNoun | Noun): string {
  const forms = formsOf(noun);
  return counted(amount, forms);
}

/** After a verb or a preposition («بعد», «خلال»): `حاويتين`, `يومين`. */
export function pluralizeGenitive(amount: number, noun: PluralNoun | Noun): string {
  const forms = formsOf(noun);
  return counted(amount, forms, forms.twoGenitive);
}
