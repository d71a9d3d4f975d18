import { brand, country, landing } from '../texts/landing.ts';

/** The server fills in the placeholders in braces. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': '{origin}/#publisher',
      name: brand,
      legalName: '{legalName}',
      email: '{email}',
      telephone: '{phoneDigits}',
      url: '{origin}/',
    },
    {
      '@type': 'WebSite',
      '@id': '{origin}/#site',
      url: '{origin}/',
      name: brand,
      inLanguage: 'ar',
      publisher: { '@id': '{origin}/#publisher' },
    },
    {
      '@type': 'SoftwareApplication',
      name: brand,
      description: landing.description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage: 'ar',
      areaServed: { '@type': 'Country', name: country },
      provider: { '@id': '{origin}/#publisher' },
    },
  ],
};
