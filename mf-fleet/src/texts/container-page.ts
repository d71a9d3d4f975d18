import type { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/container-page', {
  container: 'الحاوية',
  name: (number: string) => `الحاوية ${number}`,
  list: 'إدارة الحاويات',
  path: 'مسار الصفحة',
  loading: 'جاري تحميل بيانات الحاوية...',
  failed: (message: string) => `خطأ في تحميل بيانات الحاوية: ${message}`,
  missing: 'لم يتم العثور على الحاوية',
  missingHint: 'قد تكون الحاوية محذوفة أو الرابط غير صحيح.',
  toList: 'قائمة الحاويات',

  facts: 'بيانات الحاوية',
  kind: 'النوع والحجم',
  status: 'الحالة',
  price: 'السعر',
  incomeThisYear: 'دخلها هذا العام',

  where: {
    title: 'أين هي الآن',
    depot: 'في المستودع',
    workshop: 'في الصيانة',
    reservedByHand: 'محجوزة يدويًا، دون طلب مرتبط',
    rentedByHand: 'خارج المستودع، دون طلب مرتبط',
    withCustomer: (place: string | null) => (place === null ? 'لدى العميل' : `لدى العميل، ${place}`),
    onTheWay: (place: string | null) => (place === null ? 'في الطريق إلى العميل' : `في الطريق إلى ${place}`),
    waits: 'في المستودع، محجوزة لطلب',
    onTruck: 'على الشاحنة',
    order: 'الطلب',
    customer: 'العميل',
    since: 'منذ',
    broughtBy: 'أوصلها',
    driver: 'السائق',
    delivery: 'موعد التوصيل',
    back: 'موعد الإرجاع',
    unknownDay: 'غير محدد',
    openOrder: 'فتح الطلب',
    scheduleReturn: 'جدولة الإرجاع',
    map: (number: string) => `خريطة موقع الحاوية ${number}. استخدم الأسهم للتحريك.`,
    depotMap: 'خريطة موقع المستودع. استخدم الأسهم للتحريك.',
    mapLoading: 'جاري تحميل الخريطة...',
    mapFailed: 'تعذّر تحميل صور الخريطة. الإحداثيات:',
  },

  figures: {
    title: 'الإشغال والدخل',
    period: 'آخر 12 شهرًا',
    share: 'الإشغال',
    incomeInRiyals: 'الدخل (ر.س)',
    average: 'متوسط الإشغال',
    total: 'مجموع الدخل',
    month: 'الشهر',
    before: 'قبل ذلك',
    none: 'لم تكن لدى الشركة',
    explained:
      'الإشغال: نسبة الأيام التي كانت فيها الحاوية لدى العملاء. الدخل: من الطلبات المكتملة في الشهر.',
  },

  timeline: {
    title: 'ما حدث',
    empty: 'لم يحدث شيء بعد.',
    more: 'عرض المزيد',
    notPrinted: 'ما حدث قبل ذلك غير مطبوع؛ اضغط «عرض المزيد» قبل الطباعة لإضافته.',
    failed: 'تعذّر تحميل ما حدث للحاوية',
    proof: 'إثبات التوصيل',
    newTab: '(يفتح في علامة تبويب جديدة)',
  },

  maintenance: {
    title: 'الصيانة',
    add: 'إضافة صيانة',
    empty: 'لا توجد ملاحظات صيانة',
    total: 'مجموع التكلفة',
    editNamed: (text: string) => `تعديل صيانة: ${text}`,
    deleteNamed: (text: string) => `حذف صيانة: ${text}`,
    added: 'تمت إضافة الصيانة',
    additionUndone: 'حُذفت الصيانة المضافة',
    edited: 'تم حفظ الصيانة',
    restored: 'عادت الصيانة كما كانت',
  },

  pictures: {
    title: 'الصور',
    add: 'إضافة صورة',
    adding: 'جاري الإضافة...',
    empty: 'لا توجد صور للحاوية',
    limits: (most: number) => `${isolate('JPEG, PNG, GIF, WEBP')}، حتى 15 ميجابايت، و${most} صورة على الأكثر`,
    full: (most: number) => `بلغت صور الحاوية حدها الأعلى، وهو ${most} صورة. احذف صورة لإضافة أخرى.`,
    of: (position: number, number: string) => `صورة ${position} للحاوية ${number}`,
    open: (position: number) => `فتح الصورة ${position}`,
    delete: (position: number) => `حذف الصورة ${position}`,
    added: 'أُضيفت الصورة',
    additionUndone: 'حُذفت الصورة المضافة',
  },

  steps: {
    /** «في الدرعية»; a place that already contains a preposition gets none. */
    at: (place: string | null) =>
      place === null ? '' : /^(قرب|أقرب) /.test(place) ? ` ${place}` : ` في ${place}`,
    added: 'أُضيفت إلى الأسطول',
    reserved: (order: string) => `حُجزت للطلب ${order}`,
    delivered: 'سُلّمت',
    emptied: 'فُرّغت وأُعيدت إلى العميل',
    returned: (order: string) => `عادت من الطلب ${order}`,
    canceled: (order: string) => `أُلغي طلبها ${order}`,
    maintained: (what: string) => `صيانة: ${what}`,
    /** Each field as a grammatical subject, in its gender. */
    fields: {
      status: 'تغيّرت حالتها',
      price: 'تغيّر سعرها',
      type: 'تغيّر نوعها',
      size: 'تغيّر حجمها',
      containerNumber: 'تغيّر رقمها',
    } satisfies Record<keyof typeof editedContainer, string>,
    from: (former: string) => ` من ${former}`,
    to: (next: string) => ` إلى ${next}`,
    changes: (sentences: readonly string[]) => sentences.join('، و'),
    changed: 'عُدّلت بياناتها',
    nothing: 'لا شيء',
  },
});
