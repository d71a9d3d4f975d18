import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/sessions', {
  title: 'الجلسات',
  loading: 'جاري تحميل الجلسات...',
  failed: 'تعذّر تحميل الجلسات',
  about:
    'تنتهي الجلسة من نفسها بعد ساعة دون استخدام، وبعد 24 ساعة من الدخول. لا نحفظ من عنوان الشبكة إلا أوله، ويُحذف مع الجلسة.',
  current: 'هذا الجهاز',
  started: (at: string) => `الدخول: ${at}`,
  network: '، من الشبكة',
  lastUsed: (at: string) => `آخر استخدام: ${at}`,
  endOf: (device: string) => `إنهاء جلسة ${device}`,
  ending: {
    confirm: 'إنهاء الجلسة',
    warning: 'يخرج ذلك الجهاز من حسابك فورًا.',
    busyText: 'جاري الإنهاء...',
    success: 'انتهت الجلسة.',
  },
  endQuestion: (device: string) => `هل تريد إنهاء جلسة ${device}؟`,
  endingAll: {
    confirm: 'تسجيل الخروج من كل الأجهزة',
    question: 'هل تريد إنهاء جميع جلساتك؟',
    warning: 'تنتهي جلسة هذا الجهاز أيضًا، وتعود إلى شاشة الدخول.',
    busyText: 'جاري تسجيل الخروج...',
    success: 'انتهت جميع جلساتك.',
  },
  browsers: {
    ...{ chrome: 'كروم', safari: 'سفاري', firefox: 'فايرفوكس', edge: 'إيدج', opera: 'أوبرا' },
    samsung: 'متصفح سامسونج',
  },
  systems: {
    ...{ windows: 'ويندوز', mac: 'ماك', linux: 'لينكس' },
    ...{ android: 'أندرويد', iphone: 'آيفون', ipad: 'آيباد' },
  },
  browserOn: (browser: string, system: string) => `${browser} على ${system}`,
  unknownDevice: 'جهاز غير معروف',
});
