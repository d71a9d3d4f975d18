import { docsOf } from '../core/endpoint.docs.ts';
import * as companySettings from './company-settings.ts';

const draft = {
  name: 'شركة رواد الحاويات للنقل',
  phone: '0112345678',
  email: 'info@rowad.example',
  whatsapp: '0501234567',
  website: 'https://rowad.example',
  address: {
    shortCode: 'RRRD2929',
    building: '2929',
    street: 'طريق الملك فهد',
    district: 'العليا',
    city: 'الرياض',
    postcode: '12313',
    additionalNumber: '8118',
  },
};
const profile = {
  commercialNumber: '1010123456',
  taxNumber: '300000000000003',
  ...draft,
  phone: '+966112345678',
  whatsapp: '+966501234567',
  logoUrl: '/uploads/logos/0123456789abcdef0123456789abcdef.webp',
  version: 2,
};

export default docsOf(companySettings, 'Company settings', {
  fetchCompanyProfile: {
    summary: 'Show the company’s profile',
    description: 'What the company tells of itself, with the numbers of the registers and its identifier.',
    response: { profile },
  },
  saveCompanyProfile: {
    summary: 'Change the company’s profile',
    description:
      'Replaces name, contacts and national address. The numbers of the registers and the identifier stay: operators change them. A phone that looks wrong is kept as it is.',
    request: draft,
    response: { profile },
  },
  setCompanyLogo: {
    summary: 'Change the logo',
    description: 'The picture is encoded anew and takes the place of the former one, which is deleted.',
    response: { profile },
  },
});
