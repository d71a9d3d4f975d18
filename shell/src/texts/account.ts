import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/account', {
  settings: 'الإعدادات',
  allSettings: 'كل الإعدادات',
  notFound: {
    reason: 'قد يكون الرابط غير صحيح أو أن الصفحة نُقلت.',
    home: 'العودة إلى الصفحة الرئيسية',
    ways: 'طرق المتابعة',
    signIn: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
    contact: 'تواصل معنا',
  },
});
