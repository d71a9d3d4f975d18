import { conflict, missing, wrongField } from '../kernel/domain-error.ts';

export const alreadyPerson = conflict('already-person', 'لدى شركتك مستخدم بهذا البريد الإلكتروني.', {
  field: 'email',
  code: true,
});
export const lastOwner = conflict('last-owner', 'هذا آخر مالك في الشركة. عيّن مالكًا آخر أولًا.', {
  code: true,
});
export const inviteWrong = missing(
  'invite-wrong',
  'رابط الدعوة غير صحيح أو انتهت صلاحيته. اطلب دعوة جديدة من مالك حساب الشركة.',
  { code: true },
);
export const emailNotVerified = conflict(
  'email-not-verified',
  'يرجى التحقق من البريد الإلكتروني قبل إرسال الطلب.',
  { code: 'not-verified' },
);
export const verificationExpired = conflict(
  'verification-expired',
  'انتهت مهلة التحقق من البريد الإلكتروني. يرجى طلب رمز جديد.',
  { code: true },
);
// The text must not tell which of the two is known.
export const companyKnown = conflict(
  'company-known',
  'تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.',
  { code: 'duplicate' },
);
export const commercialNumberTaken = conflict(
  'commercial-number-taken',
  'توجد شركة مسجّلة برقم السجل التجاري نفسه.',
  { code: 'duplicate' },
);
export const registrationDecided = conflict('registration-decided', 'سبق اتخاذ قرار في طلب التسجيل.', {
  code: 'decided',
  english: 'The registration was decided before.',
});
export const alreadySuspended = conflict('already-suspended', 'الشركة موقوفة من قبل.');
export const notSuspended = conflict('not-suspended', 'الشركة ليست موقوفة.');
export const bankAccountSame = wrongField('bank-account-same', 'iban', 'هذا هو الحساب المعمول به حاليًا.', {
  code: true,
});
export const bankChangeWaiting = conflict(
  'bank-change-waiting',
  'يوجد تغيير للحساب البنكي قيد المراجعة. يمكنك سحبه ثم تقديم طلب جديد.',
  { code: true },
);
export const bankChangeMissing = missing(
  'bank-change-missing',
  'لا يوجد تغيير للحساب البنكي يمكن تأكيده أو سحبه.',
  { code: true },
);
export const bankChangeDecided = conflict('bank-change-decided', 'سبق اتخاذ قرار في هذا التغيير أو سُحب.', {
  code: true,
  english: 'The bank account was decided or withdrawn before.',
});
