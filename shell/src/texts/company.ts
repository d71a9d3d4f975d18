import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/company', {
  loading: 'جاري تحميل بيانات الشركة...',
  numbers: 'الأرقام الرسمية',
  identifier: 'معرّف المنشأة',
  commercialNumber: 'رقم السجل التجاري',
  taxNumber: 'الرقم الضريبي',
  numbersAbout:
    'هذه الأرقام هوية شركتك لدينا، وتغيّرها إدارة المنصة وحدها. لتصحيح رقم منها يرجى إرسال المستند إلى الدعم',
  supportAt: 'على',
  logo: {
    title: 'شعار الشركة',
    about: 'يظهر في لوحة التحكم. صورة JPEG أو PNG أو GIF أو WEBP أقل من 2 ميجابايت.',
  },
  picture: 'الصورة',
  preview: 'معاينة شعار الشركة',
  logoOf: (company: string) => `شعار ${company}`,
  saveLogo: 'حفظ الشعار',
  logoChanged: 'تم تغيير شعار الشركة',
  contact: 'الشركة والتواصل',
  name: { label: 'اسم الشركة', hint: 'كما هو في السجل التجاري.' },
  phone: 'هاتف الشركة',
  whatsapp: 'رقم واتساب (اختياري)',
  email: 'البريد الإلكتروني للتواصل (اختياري)',
  website: 'الموقع الإلكتروني (اختياري)',
  address: {
    title: 'العنوان الوطني',
    about: 'كما هو في سجلك لدى البريد السعودي. اتركه فارغًا إن لم يكن لديك.',
  },
  addressParts: {
    shortCode: { label: 'العنوان المختصر (اختياري)', hint: '4 حروف إنجليزية ثم 4 أرقام.' },
    building: { label: 'رقم المبنى' },
    street: { label: 'الشارع' },
    district: { label: 'الحي' },
    city: { label: 'المدينة' },
    postcode: { label: 'الرمز البريدي' },
    additionalNumber: { label: 'الرقم الإضافي (اختياري)' },
  },
});
