import { isolateName } from '@hawiyat/shared/locale/bidi';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';

const rules = new Intl.PluralRules('ar');

export const messages = {
  region: 'الطلبات المحددة',
  selected: (n: number) => `${rules.select(n) === 'few' ? 'حُددت' : 'حُدد'} ${pluralizeInline(n, 'order')}`,
  assign: 'تعيين سائق',
  /** When some of the selected tasks have a driver already. */
  assignSome: (n: number) => `تعيين سائق (${n})`,
  assignTo: (n: number) => `تعيين سائق لـ ${pluralizeGenitive(n, 'order')} بلا سائق`,
  noneToAssign: 'لا يوجد بين الطلبات المحددة طلب قائم بلا سائق.',
  export: 'تصدير CSV',
  print: 'طباعة',
  fileName: (list: string, today: string) => `${list.replaceAll(' ', '-')}-${today}.csv`,
  number: 'رقم الطلب',
  coordinates: 'الإحداثيات',
  price: 'السعر (ر.س)',
  offer: 'عرضك (ر.س)',
  search: (text: string) => `البحث: ${isolateName(text)}`,
  rows: (n: number) => pluralizeInline(n, 'order'),
};
