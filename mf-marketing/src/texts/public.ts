import { texts } from '@hawiyat/shared/texts';

export const { brand, theme, footer } = texts('mf-marketing/public', {
  brand: {
    name: 'حاويات',
    sub: 'لوحة الشركات',
    home: 'منصة حاويات، الصفحة الرئيسية',
    skip: 'الانتقال إلى المحتوى',
  },
  theme: {
    title: 'المظهر',
    light: 'المظهر الفاتح',
    dark: 'المظهر الداكن',
    device: 'حسب الجهاز',
  },
  footer: {
    crLabel: 'رقم السجل التجاري:',
    taxLabel: 'الرقم الضريبي:',
    addressLabel: 'العنوان:',
    contact: 'تواصل معنا',
    emailLabel: 'البريد الإلكتروني:',
    phoneLabel: 'الهاتف:',
    links: 'روابط',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط والأحكام',
    rights: 'جميع الحقوق محفوظة.',
  },
});
