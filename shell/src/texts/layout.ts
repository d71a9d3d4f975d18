import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/layout', {
  settings: 'الإعدادات',
  notFound: 'الصفحة غير موجودة',
  titled: (title: string) => `${title} · منصة حاويات`,
  home: 'منصة حاويات، الصفحة الرئيسية',
  menu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  signOut: 'تسجيل الخروج',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  toggleTheme: 'تبديل المظهر',
  theme: 'المظهر',
  themes: { light: 'المظهر الفاتح', dark: 'المظهر الداكن', device: 'حسب الجهاز' },
  area: {
    loading: 'جاري تحميل القسم...',
    failed: 'تعذّر تحميل هذا القسم',
    stopped: 'توقف هذا القسم بسبب خطأ غير متوقع. لم تتأثر بياناتك المحفوظة.',
    othersWork: 'بقية لوحة التحكم تعمل كالمعتاد. يرجى إعادة المحاولة، وإن استمر الخطأ فتواصل مع الدعم.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
});
