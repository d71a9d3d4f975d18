import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/table', {
  caption: 'الحاويات',
  columns: {
    containerNumber: 'الرقم',
    type: 'النوع',
    size: 'الحجم',
    status: 'الحالة',
    place: 'أين ومع من',
    until: 'متى تعود',
    price: 'السعر',
    utilization: 'الإشغال هذا الشهر',
    income: 'الدخل هذا الشهر',
  },
  detailsOf: (number: string) => `تفاصيل الحاوية ${number}`,
  choose: 'اختيار الأعمدة',
  missing: '—',
  region: 'الحاويات المحددة',
  selected: (n: number) => `حُددت ${pluralizeInline(n, 'container')}`,
  select: (number: string) => `تحديد الحاوية ${number}`,
  selectAll: 'تحديد كل النتائج',
  selectAllOf: (n: number) => `تحديد كل النتائج (${count(n)})`,
  changeStatus: 'تغيير الحالة',
  changePrice: 'تغيير السعر',
});
