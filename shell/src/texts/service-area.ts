import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { noun, pluralize } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const point = noun('بلا نقاط | نقطة واحدة | نقطتان | نقطتين | نقاط | نقطة | نقطة');

export const messages = texts('shell/service-area', {
  back: 'العودة إلى الطلبات',
  loading: 'جاري تحميل إعدادات الطلبات...',
  depot: 'موقع المستودع',
  depotIntro: 'منه تُحسب المسافة إلى كل طلب. اضغط على الخريطة، أو اكتب إحداثياته.',
  coordinates: 'الإحداثيات',
  depotHint: 'خط العرض ثم خط الطول، أو رابط الموقع من تطبيق خرائط.',
  depotExample: '24.7136, 46.6753',
  clearDepot: 'إزالة الموقع',
  pickDepot: 'تحديد على الخريطة',
  areas: 'مناطق الخدمة',
  areasHint: 'ارسم كل منطقة على الخريطة، أو اكتب نقاطها. ما يقع داخل أي منطقة منها فهو ضمن خدمتك.',
  noAreas: 'لا توجد مناطق خدمة بعد، فتُعرض الطلبات من كل المواقع.',
  addArea: 'إضافة منطقة',
  newName: (number: number) => `منطقة ${number}`,
  areaName: 'اسم المنطقة',
  corners: 'نقاط المنطقة',
  cornersHint: 'نقطة في كل سطر: خط العرض ثم خط الطول.',
  cornersOf: (corners: number) => pluralize(corners, point),
  draw: 'رسم على الخريطة',
  drawOf: (name: string) => `رسم على الخريطة: ${isolateName(name)}`,
  removeOf: (name: string) => `حذف المنطقة ${isolateName(name)}`,
  unnamed: 'بلا اسم',
  hides: 'إخفاء الطلبات خارج مناطق الخدمة',
  hidesHint: 'تُخفى من الطلبات الجديدة، وتعرض القائمة دائمًا عدد ما أُخفي.',
  hidesNothing: 'يعمل بعد رسم منطقة واحدة على الأقل.',
  unreadPoint: `يُكتب خط العرض ثم خط الطول، مثل ${isolate('24.7136, 46.6753')}، أو رابط فيه الإحداثيات.`,
  swapped: `يبدو أن خط الطول كُتب قبل خط العرض. يُكتب خط العرض أولًا، مثل ${isolate('24.7136, 46.6753')}`,
  shortLink: 'الرابط المختصر لا يحمل الإحداثيات. افتحه في المتصفح ثم انسخ الرابط الكامل.',
  unreadLine: (line: number) =>
    `السطر ${line}: يُكتب خط العرض ثم خط الطول، مثل ${isolate('24.7136, 46.6753')}`,
  onLine: (line: number, message: string) => `السطر ${line}: ${message}`,
  map: 'خريطة المستودع ومناطق الخدمة. استخدم الأسهم للتحريك.',
  mapFailed: 'تعذّر تحميل الخريطة. يمكنك كتابة الإحداثيات في الحقول.',
  tilesFailed: 'تعذّر تحميل صور الخريطة. يمكنك الرسم عليها دون صور، أو كتابة الإحداثيات في الحقول.',
  pressForDepot: 'اضغط على الخريطة لتحديد موقع المستودع.',
  pressForCorner: (name: string) => `اضغط على الخريطة لإضافة نقاط ${isolateName(name)}، واسحب نقطة لتحريكها.`,
  depotAtCenter: 'المستودع في وسط الخريطة',
  cornerAtCenter: 'نقطة في وسط الخريطة',
  showAll: 'إظهار الكل',
  depotMarker: 'موقع المستودع. اسحبه لتغييره.',
  corner: (number: number, of: string) =>
    `النقطة ${number} من ${isolateName(of)}. الأسهم تحرّكها، و${isolate('Delete')} يحذفها.`,
  cornerTitle: (number: number) => `النقطة ${number}`,
});
