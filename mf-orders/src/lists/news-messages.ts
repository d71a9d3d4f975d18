import { isolateName } from '@hawiyat/shared/locale/bidi';
import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';

const request = noun('', 'طلب جديد', 'طلبان جديدان', '', 'طلبات جديدة', 'طلبًا جديدًا', 'طلب جديد');
const rules = new Intl.PluralRules('ar');

/** What happens while the lists are shown, in words. */
export const newsMessages = {
  arrived: (n: number) => `${rules.select(n) === 'few' ? 'وصلت' : 'وصل'} ${pluralizeInline(n, request)}`,
  accepted: 'تم قبول عرضك',
  assigned: (name: string) => `تم تعيين السائق ${isolateName(name)}`,
};
