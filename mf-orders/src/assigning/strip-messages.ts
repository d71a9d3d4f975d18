import { pluralizeInline } from '@hawiyat/shared/locale/plurals';

const pronoun = (count: number, one: string, two: string, more: string) =>
  count === 1 ? one : count === 2 ? two : more;

export const messages = {
  now: (count: number) => `${pluralizeInline(count, 'order')} بلا سائق`,
  tomorrow: (count: number) => `${pluralizeInline(count, 'order')} بلا سائق غدًا`,
  oldest: (count: number) => pronoun(count, 'رقمه', 'أقدمهما', 'أقدمها'),
  nearest: (count: number) => pronoun(count, 'رقمه', 'أقربهما موعدًا', 'أقربها موعدًا'),
  kinds: { delivery: '', unload: 'تفريغ ', return: 'إرجاع ' } as Record<string, string>,
  region: 'طلبات بلا سائق',
  late: 'متأخرة',
  work: 'عمل اليوم',
  assign: 'تعيين سائق',
  assignToFirst: 'تعيين سائق لأقدم طلب بلا سائق',
  keys: 'Alt+A',
};
