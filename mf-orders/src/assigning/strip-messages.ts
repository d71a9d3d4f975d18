import { pluralizeInline } from '@hawiyat/shared/locale/plurals';

export const messages = {
  now: (count: number) => `${pluralizeInline(count, 'order')} بلا سائق`,
  tomorrow: (count: number) => `${pluralizeInline(count, 'order')} بلا سائق غدًا`,
  region: 'طلبات بلا سائق',
  work: 'عمل اليوم',
  assign: 'تعيين سائق',
  assignToFirst: 'تعيين سائق لأقدم طلب بلا سائق',
  keys: 'Alt+A',
};
