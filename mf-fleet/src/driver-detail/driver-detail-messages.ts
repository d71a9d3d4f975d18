import { count } from '@hawiyat/shared/locale/numbers';

export const messages = {
  title: 'حول السائق',
  back: 'رجوع',
  loading: 'جاري التحميل...',
  failed: (message: string) => `خطأ في تحميل بيانات السائق: ${message}`,
  missing: 'لم يتم العثور على بيانات السائق',
  missingHint: 'قد يكون السائق محذوفًا أو الرابط غير صحيح.',
  toList: 'قائمة السائقين',
  unknown: 'غير محدد',

  pictureOf: (name: string) => `صورة ${name}`,
  name: 'الاسم',
  identityNumber: 'رقم الهوية',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',

  statistics: 'إحصائيات السائق',
  current: 'الطلبات الحالية',
  completed: 'الطلبات المكتملة',
  total: 'إجمالي الطلبات',

  orders: (orders: number) => `طلبات السائق (${count(orders)})`,
  ordersOf: (name: string) => `طلبات السائق ${name}`,
  shownOf: (shown: number, total: number) => `المعروض ${count(shown)} من ${count(total)}`,
  showMore: 'عرض المزيد',
  noOrders: 'لا توجد طلبات مخصصة لهذا السائق',
  truck: 'الشاحنة',
  containerNumber: 'رقم الحاوية',
  type: 'نوع الحاوية',
  size: 'حجم الحاوية',
  deliveryDate: 'يوم التوصيل',
  status: 'الحالة',

  choosePicture: 'اختيار صورة',
  changePicture: 'تغيير الصورة',
  picture: {
    title: 'صورة السائق',
    submit: 'حفظ',
    busyText: 'جاري الحفظ...',
    success: 'تم تحديث بيانات السائق بنجاح!',
  },
};
