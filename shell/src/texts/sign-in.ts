import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/sign-in', {
  title: 'تسجيل الدخول',
  about: 'أدخل بيانات مسؤول الشركة للدخول إلى لوحة التحكم.',
  busy: 'جاري المعالجة...',
  ended: { 'signed-out': 'تم تسجيل الخروج', expired: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' },
  signUp: 'ليس لديك حساب؟ سجّل شركتك',
  forgot: { password: 'نسيت كلمة المرور؟', identifier: 'نسيت معرّف المنشأة؟' },
  byLink: 'إرسال رابط دخول إلى بريدي',
  identifier: {
    label: 'معرّف المنشأة',
    hint: 'وصلك بالبريد الإلكتروني عند قبول الطلب، وهو ليس رقم السجل التجاري.',
    placeholder: 'الرقم المكوّن من 10 أرقام',
  },
  remember: 'تذكّر المعرّف على هذا الجهاز',
  email: 'البريد الإلكتروني للمسؤول',
  password: { label: 'كلمة المرور', placeholder: 'أدخل كلمة المرور' },
});
