import { count } from './numbers.ts';

/** `one` and the two forms of `two` print no digit; the others follow one. */
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

type Forms = `${string}|${string}|${string}|${string}|${string}|${string}|${string}`;

/** @param forms in the order of `Noun`, between bars */
export function noun(forms: Forms): Noun {
  const [none = '', one = '', two = '', twoGenitive = '', few = '', many = '', other = ''] = forms
    .split('|')
    .map((form) => form.trim());
  return { none, one, two, twoGenitive, few, many, other };
}

/** Apart from the other nouns, because the layout and first screens count only these. */
export const result = noun('لا توجد نتائج | نتيجة واحدة | نتيجتان | نتيجتين | نتائج | نتيجة | نتيجة');
export const day = noun('0 يوم | يوم واحد | يومان | يومين | أيام | يومًا | يوم');
export const order = noun('لا توجد طلبات | طلب واحد | طلبان | طلبين | طلبات | طلبًا | طلب');

const rules = new Intl.PluralRules('ar');

/** Number and noun inside a sentence: `0 حاوية`, `حاويتان`, `7 أيام`. @param two `two` or `twoGenitive` */
export function counted(amount: number, item: Noun, two = item.two): string {
  const rule = rules.select(amount);
  if (rule === 'one') return item.one;
  return rule === 'two' ? two : `${count(amount)} ${rule === 'zero' ? item.other : item[rule]}`;
}

/** A label or subject, standing alone: `لا توجد حاويات`, `حاويتان`, `7 أيام`. */
export const countedAlone = (amount: number, item: Noun): string =>
  amount === 0 ? item.none : counted(amount, item);
