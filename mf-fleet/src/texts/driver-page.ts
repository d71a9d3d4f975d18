import { countedAlone, noun } from '@hawiyat/shared/locale/noun';
import { count } from '@hawiyat/shared/locale/numbers';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { texts } from '@hawiyat/shared/texts';

const stop = noun('لا توجد محطات | محطة واحدة | محطتان | محطتين | محطات | محطة | محطة');

export const messages = texts('mf-fleet/driver-page', {
  title: 'حول السائق',
  back: 'رجوع',
  loading: 'جاري التحميل...',
  failed: (message: string) => `خطأ في تحميل بيانات السائق: ${message}`,
  missing: 'لم يتم العثور على بيانات السائق',
  missingHint: 'قد يكون السائق محذوفًا أو الرابط غير صحيح.',
  toList: 'قائمة السائقين',

  pictureOf: (name: string) => `صورة ${name}`,
  name: 'الاسم',
  identityNumber: 'رقم الهوية',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  licenseNumber: 'رقم الرخصة',
  licenseExpiry: 'انتهاء الرخصة',
  documents: 'إضافة وثيقة الرخصة',
  expired: 'انتهت صلاحيتها',
  usualTruck: 'مركبته',

  call: 'اتصال',
  whatsApp: 'واتساب',
  write: 'بريد',
  delete: 'حذف أو أرشفة',
  availability: 'حالة التوفر',
  availabilityIs: (name: string, availability: string) => `حالة ${name}: ${availability}`,

  stops: (stops: number) => countedAlone(stops, stop),
  stopsToday: (stops: number) => `${countedAlone(stops, stop)} اليوم`,
  noStops: 'لا محطات في هذا اليوم.',
  stopsFailed: 'تعذّر تحميل محطات السائق',
  kinds: { delivery: 'توصيل', ...subOrderTypeLabel },
  done: 'تمت',
  lateSince: (day: string) => `متأخرة منذ ${day}`,

  linkOpen: 'رابط الدخول',

  statistics: 'إحصائيات السائق',
  current: 'الطلبات الحالية',
  completed: 'الطلبات المكتملة',
  total: 'إجمالي الطلبات',

  orders: (orders: number) => `طلبات السائق (${count(orders)})`,
  ordersOf: (name: string) => `طلبات السائق ${name}`,
  shownOf: (shown: number, total: number) => `المعروض ${count(shown)} من ${count(total)}`,
  showMore: 'عرض المزيد',
  filter: 'تصفية الطلبات',
  states: { all: 'الكل', open: 'مفتوحة', completed: 'مكتملة', canceled: 'ملغاة' },
  month: 'الشهر',
  allMonths: 'كل الشهور',
  noMatch: 'لا توجد طلبات تطابق التصفية',
  noOrders: 'لا توجد طلبات مخصصة لهذا السائق',
  truck: 'الشاحنة',
  containerNumber: 'رقم الحاوية',
  type: 'نوع الحاوية',
  size: 'حجم الحاوية',
  deliveryDate: 'يوم التوصيل',
  status: 'الحالة',

  choosePicture: 'اختيار صورة',
  changePicture: 'تغيير الصورة',
});
