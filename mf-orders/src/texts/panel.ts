import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';

export const messages = {
  panel: 'تفاصيل الطلب',
  close: 'إغلاق التفاصيل',
  loading: 'جاري تحميل الطلب...',
  failed: 'حدث خطأ في التحميل',
  gone: 'لم يعد هذا الطلب موجودًا',
  goneHint: 'ربما حُذف، أو أن الرابط قديم.',
  acceptedAt: (at: string) => `قُبل عرضك في ${at}`,
  next: 'الخطوة التالية',

  container: 'الحاوية',
  duration: 'المدة',
  delivery: 'يوم البدء',
  unloads: 'عدد مرات التفريغ',
  unspecified: 'غير محدد',
  price: 'السعر شامل الضريبة',
  net: (net: string, vat: string) => `الصافي ${isolate(net)}، والضريبة ${isolate(vat)}`,

  location: 'الموقع',
  setDepot: 'حدّد موقع المستودع',
  fromDepot: (km: number) => `${isolate(String(km))} كم من المستودع`,
  noLocation: 'لا يوجد موقع متاح للعرض',
  customer: 'المستلم',
  call: 'اتصال',
  callTo: (name: string) => `الاتصال بـ ${isolateName(name)}`,
  whatsApp: 'واتساب',
  whatsAppTo: (name: string) => `مراسلة ${isolateName(name)} عبر واتساب (يفتح في علامة تبويب جديدة)`,

  driver: 'السائق',
  unassigned: 'لم يُعيَّن سائق',
  changeDriver: 'تغيير السائق',
  takeOff: 'إلغاء التعيين',

  subOrders: 'الطلبات الفرعية',
  ofOrder: (number: string) => `الطلب ${isolateName(number)}`,
  openedSubOrder: (number: string) => `الطلب الفرعي ${isolateName(number)}`,
  assignTo: (number: string) => `تعيين سائق للطلب ${isolateName(number)}`,
  changeOf: (number: string) => `تغيير سائق الطلب ${isolateName(number)}`,
  takeOffOf: (number: string) => `إلغاء تعيين سائق الطلب ${isolateName(number)}`,
  assign: 'تعيين سائق',

  proof: 'إثبات التوصيل',
  openProof: 'فتح إثبات التوصيل في علامة تبويب جديدة',
  proofFailed: 'تعذّر عرض الصورة هنا.',

  canceled: 'الإلغاء',
  canceledBy: { customer: 'ألغاه العميل', company: 'ألغته الشركة' },
  refund: 'المبلغ المسترد',
  compensation: 'التعويض',

  notes: 'ملاحظات الشركة',
  noNotes: 'لا توجد ملاحظات، ولا يراها العميل ولا السائق.',
  note: 'ملاحظة جديدة',
  addNote: 'إضافة الملاحظة',
  addingNote: 'جاري الإضافة...',
  noteFailed: 'تعذّر حفظ الملاحظة.',

  timeline: 'سجل الطلب',
};
