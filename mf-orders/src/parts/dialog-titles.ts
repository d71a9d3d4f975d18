import type { OrdersDialog } from './dialog.ts';

/** Known before a dialog's own part has arrived. */
export const dialogTitles: Record<OrdersDialog['kind'], string> = {
  map: 'خريطة الموقع',
  assign: 'تعيين سائق',
  offer: 'إنشاء عرض',
};
