import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-orders/cells', {
  unspecified: 'غير محدد',
  applied: 'تم تقديم العرض',
  appliedFor: (price: string) => `تم تقديم العرض، ${isolate(price)} ر.س`,
  yourOffer: 'عرضك:',
  changeOffer: 'تعديل',
  changeOfferOn: (type: string, size: string) => `تعديل العرض أو سحبه، ${type} ${size}`,
  makeOffer: 'تقديم عرض',
  makeOfferOn: (type: string, size: string) => `تقديم عرض على الطلب، ${type} ${size}`,
  goneRequest: 'لم يعد متاحًا',
  goneTask: 'لم يعد في القائمة',
  unassigned: 'لم يُعيَّن سائق',
  assign: 'تعيين سائق',
  assignTo: (number: string) => `تعيين سائق للحاوية ${isolate(number)}`,
  openProof: 'فتح إثبات التوصيل في علامة تبويب جديدة',
  detailsOf: (number: string) => `تفاصيل الطلب ${isolateName(number)}`,
  showLocation: 'عرض الموقع',
  away: (km: string) => `${km} كم`,
  locationOf: (type: string, size: string) => `عرض موقع الطلب، ${type} ${size}`,
  dialogs: {
    map: 'خريطة الموقع',
    assign: 'تعيين سائق',
    assignMany: 'تعيين سائق لعدة طلبات',
    changeDriver: 'تغيير السائق',
    takeOff: 'إلغاء تعيين السائق',
    offer: 'إنشاء عرض',
    changeOffer: 'تعديل العرض',
  },
});
