import { badFilter } from '@hawiyat/shared/contract/core/paging';
import { conflict, missing, wrongField } from '../kernel/domain-error.ts';
import { messages } from '../kernel/messages.ts';

const outOfRange = 'القيمة خارج النطاق المسموح به';

export const orderMissing = missing('order-missing', 'الطلب غير موجود.');
export const noteMissing = missing('note-missing', 'الملاحظة غير موجودة.');
export const orderNotCancelable = conflict('order-not-cancelable', 'لا يمكن إلغاء الطلب في حالته الحالية.');
export const orderNotMovable = conflict('order-not-movable', 'لا يمكن الانتقال إلى هذه الحالة.');
export const orderOver = conflict('order-over', 'لا يمكن تعيين سائق لطلب مكتمل أو ملغى.');
export const driverAssigned = conflict('driver-assigned', 'تم تعيين سائق لهذا الطلب من قبل.');
export const driverSetOff = conflict(
  'driver-set-off',
  ({ driver }: { driver: string }) => `انطلق السائق ${driver}، فلا يمكن تغييره أو إزالته.`,
  { code: true },
);
export const driverChanged = conflict(
  'driver-changed',
  ({ driver }: { driver: string }) => `أصبح سائق هذا الطلب ${driver}.`,
  { code: true },
);
export const driverTakenOff = conflict('driver-taken-off', 'أُزيل السائق عن هذا الطلب من قبل.', {
  code: true,
});
export const changeReasonMissing = wrongField('change-reason-missing', 'reason', messages.valueMissing);
export const proofMissing = wrongField('proof-missing', 'proofOfDeliveryUrl', 'يرجى إرفاق إثبات التوصيل.');
export const failureReasonMissing = wrongField('failure-reason-missing', 'reason', messages.valueMissing);
export const compensationOutOfRange = wrongField('compensation-out-of-range', 'compensation', outOfRange);
export const refundSettled = conflict('refund-settled', 'سبق تسجيل رد هذا المبلغ.');
export const placeUnknown = wrongField('place-unknown', 'place', badFilter);
export const pointOutsideCountry = wrongField(
  'point-outside-country',
  ({ field }: { field: string }) => field,
  'تقع هذه النقطة خارج المملكة أو أن إحداثياتها غير صحيحة.',
);

export const assignmentErrors = [orderMissing, driverAssigned, orderOver];
export const driverChangeErrors = [
  orderMissing,
  orderOver,
  changeReasonMissing,
  driverSetOff,
  driverChanged,
  driverTakenOff,
];
