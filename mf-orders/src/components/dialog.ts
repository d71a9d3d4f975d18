import type { DeliveryLocation, PendingOrder } from '@hawiyat/shared/contract/orders';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import type { Task } from './task.ts';

export type OrdersDialog =
  | { readonly kind: 'map'; readonly location: DeliveryLocation }
  | { readonly kind: 'assign'; readonly task: Task }
  | { readonly kind: 'offer'; readonly request: PendingOrder };

export const $dialog = atom<OrdersDialog | null>(null);

export const openDialog = (dialog: OrdersDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

onCompanyChange(closeDialog);

export const dialogTitles: Record<OrdersDialog['kind'], string> = {
  map: 'خريطة الموقع',
  assign: 'تعيين سائق',
  offer: 'إنشاء عرض',
};
