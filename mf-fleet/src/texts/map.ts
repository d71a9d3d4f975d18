import { isolate } from '@hawiyat/shared/locale/bidi';
import { pluralize, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const containers = (n: number) => pluralizeInline(n, 'container');

export const messages = texts('mf-fleet/map', {
  label: 'خريطة الحاويات. استخدم الأسهم للتحريك.',
  loading: 'جاري تحميل الخريطة...',
  picturesFailed: 'تعذّر تحميل صور الخريطة، والقائمة تذكر الأماكن نفسها.',
  failed: 'تعذّر تحميل الخريطة، والقائمة تذكر الأماكن نفسها.',
  pin: (number: string) => `الحاوية ${isolate(number)}`,
  cluster: (n: number) => `${containers(n)} متقاربة، اضغط للتكبير`,
  depotPin: (n: number) => `المستودع، ${containers(n)}`,
  depot: 'في المستودع',
  workshop: 'في الورشة',
  unknown: 'خارج المستودع، ومكانها غير معروف',
  out: 'لدى العملاء',
  noneOut: 'لا حاوية لدى العملاء في هذه النتائج.',
  count: (n: number) => pluralize(n, 'container'),
  show: (number: string) => `عرض الحاوية ${number} على الخريطة`,
  page: 'صفحة الحاوية',
});
