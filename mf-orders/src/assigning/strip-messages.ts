import { pluralizeInline } from '@hawiyat/shared/locale/plurals';

export const messages = {
  waiting: (count: number) => `${pluralizeInline(count, 'order')} بلا سائق`,
  oldest: (count: number) => (count === 1 ? 'رقم الحاوية' : count === 2 ? 'أقدمهما' : 'أقدمها'),
  region: 'طلبات بلا سائق',
  late: 'متأخرة',
  assign: 'تعيين سائق',
  assignToOldest: 'تعيين سائق لأقدم طلب بلا سائق',
  keys: 'Alt+A',
};
