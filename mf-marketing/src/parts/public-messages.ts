/** What every public page says of the brand, and the way around. */
export const brand = {
  name: 'حاويات',
  sub: 'لوحة الشركات',
  home: 'منصة حاويات، الصفحة الرئيسية',
  skip: 'الانتقال إلى المحتوى',
};

/** Labels of the footer; what stands behind them comes from the server's configuration. */
export const footer = {
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
};
