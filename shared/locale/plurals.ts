import { count } from './numbers.ts';

/** How a noun is counted. `one` and the two forms of `two` print no digit; the others follow one. */
export interface Noun {
  /** Alone, as a whole answer: «لا توجد حاويات». */
  readonly none: string;
  readonly one: string;
  /** «حاويتان» as a label or subject. */
  readonly two: string;
  /** «حاويتين» after a verb or a preposition. */
  readonly twoGenitive: string;
  /** After 3 to 10: «حاويات». */
  readonly few: string;
  /** After 11 to 99: «يومًا». */
  readonly many: string;
  /** After 100, 1000 and fractions: «يوم». */
  readonly other: string;
}

/** For nouns of a single area, which stay there because those below are in every page. */
export const noun = (
  none: string,
  one: string,
  two: string,
  twoGenitive: string,
  few: string,
  many: string,
  other: string,
): Noun => ({ none, one, two, twoGenitive, few, many, other });

const nouns = {
  container: noun('لا توجد حاويات', 'حاوية واحدة', 'حاويتان', 'حاويتين', 'حاويات', 'حاوية', 'حاوية'),
  driver: noun('لا يوجد سائقون', 'سائق واحد', 'سائقان', 'سائقين', 'سائقين', 'سائقًا', 'سائق'),
  order: noun('لا توجد طلبات', 'طلب واحد', 'طلبان', 'طلبين', 'طلبات', 'طلبًا', 'طلب'),
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

const rules = new Intl.PluralRules('ar');

function phrase(amount: number, item: Noun, two: string): string {
  const number = count(amount);
  switch (rules.select(amount)) {
    case 'zero':
      return `${number} ${item.other}`;
    case 'one':
      return item.one;
    case 'two':
      return two;
    case 'few':
      return `${number} ${item.few}`;
    case 'many':
      return `${number} ${item.many}`;
    default:
      return `${number} ${item.other}`;
  }
}

/** @param amount a whole number from 0 @returns a label or subject, standing alone: `لا توجد حاويات`, `حاويتان`, `7 أيام` */
export function pluralize(amount: number, noun: PluralNoun | Noun): string {
  const forms = formsOf(noun);
  return amount === 0 ? forms.none : phrase(amount, forms, forms.two);
}

/** The same inside a sentence or after a colon, where zero is `0 حاوية`. @param amount a whole number from 0 */
export function pluralizeInline(amount: number, noun: PluralNoun | Noun): string {
  const forms = formsOf(noun);
  return phrase(amount, forms, forms.two);
}

/** The same after a verb or a preposition («بعد», «خلال»): `حاويتين`, `يومين`. @param amount a whole number from 0 */
export function pluralizeGenitive(amount: number, noun: PluralNoun | Noun): string {
  const forms = formsOf(noun);
  return phrase(amount, forms, forms.twoGenitive);
}
