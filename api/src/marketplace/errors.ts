import { conflict, forbidden, type Limit, missing, wrongField } from '../kernel/domain-error.ts';
import { messages } from '../kernel/messages.ts';

const outOfRange = 'القيمة خارج النطاق المسموح به';

// Only the owner of the phone sees this error.
export const codeTaken = wrongField('code-taken', 'code', 'رقم الهاتف مستخدم من قبل.', { code: true });
export const birthDateFuture = wrongField('birth-date-future', 'birthDate', messages.valueInvalid);
export const underAge = wrongField('under-age', 'birthDate', 'يجب ألا يقل العمر عن 18 سنة ميلادية.');
export const phoneMissing = wrongField('phone-missing', 'phone', messages.valueMissing);
export const phoneNotVerified = forbidden(
  'phone-not-verified',
  'يرجى تأكيد رقم جوالك برمز التحقق قبل إرسال الطلب.',
  { code: true },
);
export const phoneNotReachable = conflict(
  'phone-not-reachable',
  'يصل رمز التحقق إلى أرقام الجوال السعودية فقط. يرجى التواصل مع الدعم.',
  { code: true },
);
export const tooManyOpenRequests = conflict(
  'too-many-open-requests',
  ({ most }: Limit) =>
    `بلغت الحد الأقصى للطلبات المفتوحة (${most}). يرجى قبول عرض أو إلغاء طلب قبل إرسال طلب جديد.`,
  { code: true },
);
export const tooManyUndeliveredOrders = conflict(
  'too-many-undelivered-orders',
  ({ most }: Limit) =>
    `بلغت الحد الأقصى للطلبات المقبولة التي لم تُسلَّم حاوياتها بعد (${most}). يرجى الانتظار حتى تسليم حاوية قبل قبول عرض آخر.`,
  { code: true },
);
export const deliveryDayOutOfRange = wrongField('delivery-day-out-of-range', 'deliveryDate', outOfRange);
export const requestMissing = missing('request-missing', 'الطلب غير موجود.');
export const requestNotCancelable = conflict(
  'request-not-cancelable',
  'لا يمكن إلغاء الطلب في حالته الحالية.',
);
export const requestAccepted = conflict('request-accepted', 'سبق قبول عرض على هذا الطلب.');
export const requestClosed = conflict('request-closed', 'هذا الطلب لم يعد يستقبل العروض.');
export const alreadyOffered = conflict('already-offered', 'سبق أن قدّمت عرضًا على هذا الطلب.');
export const rentalDurationMissing = wrongField(
  'rental-duration-missing',
  'rentalDuration',
  'مدة التأجير يجب أن تكون 7 أو 10 أيام.',
);
export const rentalDurationUnwanted = wrongField(
  'rental-duration-unwanted',
  'rentalDuration',
  'لا تُحدَّد مدة التأجير إلا لطلبات المرة الواحدة.',
);
export const offerMissing = missing('offer-missing', 'العرض غير موجود.');
export const offerWithdrawn = conflict('offer-withdrawn', 'هذا العرض لم يعد متاحًا.');
export const offerChanged = conflict(
  'offer-changed',
  'غيّرت الشركة هذا العرض. يرجى مراجعة السعر الجديد ثم قبوله.',
  { code: true },
);
export const offerAccepted = conflict('offer-accepted', 'قبل العميل هذا العرض، فلا يمكن تغييره أو سحبه.', {
  code: true,
});
export const offerLost = conflict('offer-lost', 'لم يعد هذا الطلب متاحًا، فلا يمكن تغيير العرض أو سحبه.', {
  code: true,
});
export const offerAlreadyWithdrawn = conflict('offer-already-withdrawn', 'سبق سحب هذا العرض.', {
  code: 'offer-withdrawn',
});
export const noFreeContainer = conflict('no-free-container', 'لا توجد حاوية متوفرة من هذا النوع والحجم.');
