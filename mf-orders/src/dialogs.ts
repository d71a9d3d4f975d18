import { createDialogs } from '@hawiyat/shared/components/dialogs';

/** Of the lists, the board, the queue and the panel; the day view has one more. */
export const dialogs = createDialogs(
  {
    map: 'خريطة الموقع',
    assign: 'تعيين سائق',
    assignMany: 'تعيين سائق لعدة طلبات',
    changeDriver: 'تغيير السائق',
    takeOff: 'إلغاء تعيين السائق',
    offer: 'إنشاء عرض',
    changeOffer: 'تعديل العرض',
  },
  () => import(/* webpackChunkName: "dialogs" */ './shown-dialogs.ts'),
);
