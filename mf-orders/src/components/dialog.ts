import { dialogState } from '@hawiyat/shared/components/dialog-state';
import type { DeliveryLocation, PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import type { Task } from './task.ts';

export type OfferedRequest = Omit<PendingOrder, 'applied' | 'offer'>;

/** An offer that waits for the customer. */
export interface MadeOffer {
  readonly id: string;
  readonly price: number;
  readonly rentalDuration: number | null;
  /** The version that the person saw; missing where the list has none. */
  readonly version?: number;
}

export type OrdersDialog =
  | { readonly kind: 'map'; readonly location: DeliveryLocation }
  | { readonly kind: 'assign'; readonly task: Task }
  | { readonly kind: 'assign-many'; readonly tasks: readonly Task[] }
  | {
      readonly kind: 'change-driver' | 'take-off';
      readonly task: Task;
      /** The present driver. */
      readonly driver: { readonly id: string; readonly name: string };
    }
  | {
      readonly kind: 'move-stop';
      readonly task: Task;
      readonly driver: { readonly id: string; readonly name: string } | null;
      /** The next driver; without it the dialog asks. */
      readonly to?: { readonly id: string; readonly name: string };
    }
  | {
      readonly kind: 'offer';
      readonly request: PendingOrder;
      /** The proposed price in riyals. */
      readonly price?: number | null;
    }
  | {
      readonly kind: 'change-offer' | 'withdraw-offer';
      readonly request: OfferedRequest;
      readonly offer: MadeOffer;
    };

/** The day view has its own dialog. */
export type ListDialog = Exclude<OrdersDialog, { kind: 'move-stop' }>;

export const { $dialog, openDialog, closeDialog } = dialogState<OrdersDialog>();

/** Closes the sent dialog, unless another one is open by now. */
export function closeDialogOf(kind: Exclude<OrdersDialog['kind'], 'map' | 'assign-many'>, id: string): void {
  const dialog = $dialog.get();
  const openId =
    dialog &&
    ('task' in dialog
      ? dialog.task.id
      : 'offer' in dialog
        ? dialog.offer.id
        : dialog.kind === 'offer' && dialog.request.id);
  if (dialog?.kind === kind && openId === id) closeDialog();
}

export const dialogTitles: Record<OrdersDialog['kind'], string> = {
  map: 'خريطة الموقع',
  assign: 'تعيين سائق',
  'assign-many': 'تعيين سائق لعدة طلبات',
  'change-driver': 'تغيير السائق',
  'take-off': 'إلغاء تعيين السائق',
  'move-stop': 'نقل إلى…',
  offer: 'إنشاء عرض',
  'change-offer': 'تعديل العرض',
  'withdraw-offer': 'سحب العرض',
};
