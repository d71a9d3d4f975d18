import { signInLinkMinutes } from '@hawiyat/shared/contract/account/sign-in-link';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

const linkLifetime = pluralizeGenitive(signInLinkMinutes, 'minute');
const otherMailbox = 'إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه.';

export const messages = texts('shell/visitors', {
  newLink: 'طلب رابط جديد',
  incompleteLink: 'هذا الرابط غير مكتمل. افتحه كاملًا من الرسالة.',
  email: 'البريد الإلكتروني المسجّل',
  forgotten: {
    password: {
      title: 'نسيت كلمة المرور؟',
      about: 'أدخل معرّف منشأتك وبريدك المسجّل، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
      submit: 'إرسال الرابط',
      sent: `الرابط صالح لمدة 30 دقيقة، وما وصلك قبله يبقى صالحًا حتى تنتهي مدته. ${otherMailbox}`,
    },
    link: {
      title: 'الدخول برابط من بريدك',
      about: 'أدخل معرّف منشأتك وبريدك المسجّل، وسنرسل إليك رابطًا تسجّل به الدخول دون كلمة المرور.',
      submit: 'إرسال الرابط',
      sent: `افتح الرابط في هذا المتصفح خلال ${linkLifetime}. ${otherMailbox}`,
    },
    identifier: {
      title: 'نسيت معرّف المنشأة؟',
      about: 'أدخل بريدك المسجّل، وسنرسل إليه معرّف منشأتك.',
      submit: 'إرسال المعرّف',
      sent: otherMailbox,
    },
  },
  link: {
    opening: 'جاري فتح رابط الدخول...',
    failed: { title: 'تعذّر تسجيل الدخول', about: `يصلح رابط الدخول لمدة ${linkLifetime}.` },
    over: { title: 'الرابط غير صالح', about: `يصلح رابط الدخول لمدة ${linkLifetime} ولمرة واحدة.` },
    elsewhere: {
      title: 'الرابط لمتصفح آخر',
      about: 'يعمل رابط الدخول في المتصفح الذي طُلب منه وحده.',
    },
  },
  reset: {
    form: {
      title: 'تعيين كلمة مرور جديدة',
      about: 'بعد التعيين تنتهي جميع جلساتك، وتسجّل الدخول بكلمة المرور الجديدة.',
    },
    submit: 'تعيين كلمة المرور',
    over: {
      title: 'الرابط غير صالح',
      about: 'يصلح رابط تعيين كلمة المرور لمدة 30 دقيقة ولمرة واحدة، واستخدامه يلغي ما سواه.',
    },
    done: { title: 'تم تعيين كلمة المرور', about: 'انتهت جميع جلساتك السابقة.' },
  },
  twoFactor: {
    code: 'أدخل الرمز الظاهر الآن في تطبيق المصادقة على هاتفك.',
    recovery: 'أدخل أحد رموز الاسترداد التي حفظتها. كل رمز صالح لمرة واحدة.',
    useCode: 'استخدام تطبيق المصادقة',
    useRecovery: 'استخدام رمز استرداد',
    recoveryCode: 'رمز الاسترداد',
    codes: { title: 'رموز الاسترداد', about: 'فُعّل التحقق بخطوتين لحسابك.' },
    codesDone: 'حفظتها، متابعة',
    setUp: { title: 'إعداد التحقق بخطوتين', about: 'تشترط شركتك التحقق بخطوتين على جميع مستخدميها.' },
    failed: 'تعذّر البدء',
  },
  join: {
    title: 'الانضمام إلى شركة',
    opening: 'جاري فتح الدعوة...',
    failed: {
      title: 'تعذّر فتح الدعوة',
      about: 'يصلح رابط الدعوة لسبعة أيام ولمرة واحدة، والدعوة الأحدث تلغي ما قبلها.',
    },
    joined: { title: 'تم الانضمام', about: 'تطلب شركتك التحقق بخطوتين، وتعدّه عند أول دخول.' },
    identifierIs: 'معرّف المنشأة:',
    invitedBy: 'دعتك',
    invitedAs: 'إلى حسابها في منصة حاويات. صلاحيتك:',
    present: { before: 'أنت داخل الآن باسم', after: '. بعد القبول يخرج هذا الحساب من هذا المتصفح.' },
    submit: { submit: 'قبول الدعوة والدخول', busyText: 'جاري الانضمام...' },
    name: 'اسمك',
    identifier: { label: 'معرّف المنشأة', hint: 'احتفظ به: تدخل به لاحقًا مع بريدك وكلمة المرور.' },
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
  },
});
