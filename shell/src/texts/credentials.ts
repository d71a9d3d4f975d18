import { passwordLeast } from '@hawiyat/shared/contract/account/password';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/credentials', {
  newPassword: {
    label: 'كلمة المرور الجديدة',
    hint: `${passwordLeast} أحرف على الأقل، ولا تكون كلمة شائعة.`,
  },
  twoFactor: 'التحقق بخطوتين',
  code: { label: 'رمز التحقق', placeholder: 'الرمز المكوّن من 6 أرقام' },
  scan: 'امسح الرمز بتطبيق المصادقة على هاتفك، مثل Google Authenticator أو Microsoft Authenticator، ثم أدخل الرمز الذي يظهر فيه.',
  secret: 'إن تعذّر مسح الرمز فأدخل هذا المفتاح في التطبيق يدويًا:',
  qrCode: 'رمز QR لتطبيق المصادقة',
  recoveryCodes: {
    name: 'رموز الاسترداد',
    about:
      'احفظ رموز الاسترداد هذه في مكان آمن. تدخل بأحدها إن فقدت هاتفك، ولمرة واحدة لكل رمز، ولن تظهر مرة أخرى.',
    copy: 'نسخ الرموز',
    download: 'تنزيل ملف',
  },
});
