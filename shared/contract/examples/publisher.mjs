export const publisherOfExample = {
  legalName: 'شركة المثال',
  crNumber: '1010000000 (مثال)',
  taxNumber: '300000000000003',
  address: 'الرياض',
  email: 'care@example.sa',
  phone: '0112345678',
  effectiveDate: '2026-01-01',
  storageLocation: 'الرياض',
  whatsapp: '+966501234567',
  hours: 'من الأحد إلى الخميس',
  pricing: 'عمولة من كل طلب مكتمل',
  approval: 'خلال يوم عمل واحد',
  cities: 'الرياض، جدة',
};

/** The form of prerendered pages (`publicFacts`); the server adds the year and the demo. */
export const namesOfExample = {
  ...publisherOfExample,
  crNumber: '1010000000',
  crNumberRemark: ' (مثال)',
  taxNumberRemark: '',
  emailRemark: '',
  phone: '011 234 5678',
  phoneRemark: '',
  phoneDigits: '0112345678',
  effectiveDate: '1 يناير 2026',
  whatsapp: '050 123 4567',
  whatsappRemark: '',
  whatsappDigits: '966501234567',
};
