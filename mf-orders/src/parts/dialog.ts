import type { DeliveryLocation, PendingOrder } from '@hawiyat/shared/contract/orders';
import { onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import type { Job } from './job.ts';

export type OrdersDialog =
  | { readonly kind: 'map'; readonly location: DeliveryLocation }
  | { readonly kind: 'assign'; readonly job: Job }
  | { readonly kind: 'offer'; readonly request: PendingOrder };

/** The one dialog that is open over the screen, whatever lists change behind it. */
export const $dialog = atom<OrdersDialog | null>(null);

export const openDialog = (dialog: OrdersDialog) => $dialog.set(dialog);
export const closeDialog = () => $dialog.set(null);

onCompanyChange(closeDialog);
