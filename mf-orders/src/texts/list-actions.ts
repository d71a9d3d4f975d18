import { isolateName } from '@hawiyat/shared/locale/bidi';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const rules = new Intl.PluralRules('ar');

export const messages = texts('mf-orders/list-actions', {
  menu: 'إجراءات القائمة',
  allDrivers: 'جميع السائقين',
  allTypes: 'جميع الأنواع',
  sortBy: 'الترتيب حسب',
  serviceAreas: 'مناطق الخدمة',
  hideOutside: 'إخفاء الطلبات خارج مناطق الخدمة',
  turnToDescending: (field: string) => `ترتيب تصاعدي حسب ${field}، اضغط للتبديل إلى التنازلي`,
  turnToAscending: (field: string) => `ترتيب تنازلي حسب ${field}، اضغط للتبديل إلى التصاعدي`,
  newOrderSorts: { newest: 'الأحدث وصولًا', deliveryDate: 'الأقرب موعدًا', distance: 'الأقرب إلى المستودع' },
  settings: 'إعدادات الطلبات',
  selectCards: 'تحديد',
  endSelection: 'إنهاء التحديد',
  region: 'الطلبات المحددة',
  selected: (n: number) => `${rules.select(n) === 'few' ? 'حُددت' : 'حُدد'} ${pluralizeInline(n, 'order')}`,
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
});
