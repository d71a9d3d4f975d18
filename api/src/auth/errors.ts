import { passwordCommon as commonText } from '@hawiyat/shared/contract/account/password';
import { conflict, forbidden, tooEarly, wrongCredentials, wrongField } from '../kernel/domain-error.ts';
import { messages } from '../kernel/messages.ts';

export const nameMissing = wrongField('name-missing', 'name', messages.valueMissing);
export const adminUnknown = wrongCredentials(
  'admin-unknown',
  'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.',
);
export const phoneOrPasswordWrong = wrongCredentials(
  'phone-or-password-wrong',
  'رقم الهاتف أو كلمة المرور غير صحيحة.',
);
export const companySuspended = forbidden(
  'company-suspended',
  'تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.',
  { code: 'suspended' },
);
export const operatorUnknown = wrongCredentials('operator-unknown', 'الاسم أو رمز الدخول غير صحيح.', {
  code: true,
  english: 'The name or the credential is wrong.',
});
export const operatorNameTaken = conflict('operator-name-taken', 'يوجد عضو بهذا الاسم.', {
  code: 'name-taken',
  english: 'This name is taken: names are never used twice.',
});
export const lastOperator = conflict('last-operator', 'لا يمكن تعطيل آخر عضو في إدارة المنصة.', {
  code: true,
  english: 'The last operator cannot be disabled.',
});
export const noPerson = conflict('no-person', 'رمز إدارة المنصة ليس رمز دخول لعضو. يرجى إضافة عضو أولًا.', {
  code: true,
  english: 'OPERATOR_TOKEN is no person’s credential. Add an operator first.',
});
export const tokenNameTaken = conflict('token-name-taken', 'يوجد رمز بهذا الاسم.', {
  code: 'name-taken',
  english: 'This name is taken: names are never used twice.',
});
export const emailTooSoon = tooEarly('email-too-soon', (wait) => `يمكنك طلب رسالة جديدة بعد ${wait}.`);
export const emailLinkOver = conflict(
  'email-link-over',
  'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد.',
  { code: 'link-over' },
);
export const emailLinkElsewhere = conflict(
  'email-link-elsewhere',
  'افتح الرابط في المتصفح الذي طلبته منه، أو اطلب رابطًا جديدًا من هذا المتصفح.',
  { code: 'link-elsewhere' },
);
export const signInLinkOver = conflict(
  'sign-in-link-over',
  'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد من شركتك.',
  { code: 'link-over' },
);
// Not a 401, which would end the session.
export const ownPasswordWrong = wrongField(
  'own-password-wrong',
  'currentPassword',
  'كلمة المرور الحالية غير صحيحة.',
  { code: 'password-wrong' },
);
export const passwordWrong = wrongField('password-wrong', 'password', 'كلمة المرور غير صحيحة.', {
  code: true,
});
export const passwordCommon = wrongField('password-common', 'password', commonText);
export const twoFactorMissing = wrongCredentials('two-factor', 'أدخل رمز التحقق الظاهر في تطبيق المصادقة.', {
  code: true,
});
export const twoFactorWrong = wrongCredentials(
  'two-factor-wrong',
  'رمز التحقق غير صحيح أو سبق استخدامه. أدخل الرمز الظاهر الآن في تطبيق المصادقة.',
  { code: true },
);
export const twoFactorSetup = wrongCredentials(
  'two-factor-setup',
  'تشترط شركتك التحقق بخطوتين. يرجى إعداده لإكمال تسجيل الدخول.',
  { code: true },
);
export const twoFactorOn = conflict('two-factor-on', 'التحقق بخطوتين مفعّل لحسابك من قبل.', { code: true });
export const twoFactorOff = conflict('two-factor-off', 'التحقق بخطوتين غير مفعّل لحسابك.', { code: true });
export const twoFactorCodeWrong = wrongField(
  'two-factor-code-wrong',
  'totpCode',
  'رمز التحقق غير صحيح. أدخل الرمز الظاهر الآن في تطبيق المصادقة.',
  { code: 'code-wrong' },
);
export const twoFactorDemanded = conflict(
  'two-factor-demanded',
  'تشترط شركتك التحقق بخطوتين، فلا يمكن إلغاؤه.',
  { code: true },
);
export const ownTwoFactorFirst = conflict(
  'own-two-factor-first',
  'فعّل التحقق بخطوتين لحسابك أولًا، ثم اشترطه على شركتك.',
  { code: true },
);
export const codeTooSoon = tooEarly('code-too-soon', (wait) => `يمكنك طلب رمز جديد بعد ${wait}.`);
export const codeWrong = wrongField('code-wrong', 'code', 'رمز التحقق غير صحيح.', { code: true });
export const codeExpired = wrongField('code-expired', 'code', 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.', {
  code: true,
});
export const codeSpent = wrongField(
  'code-spent',
  'code',
  'تجاوزت عدد المحاولات المسموح به. يرجى طلب رمز جديد.',
  { code: true },
);
