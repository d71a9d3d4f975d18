import { type Publisher, samplePublisher } from '@hawiyat/shared/contract/platform/settings';

const settingOf: Readonly<Record<keyof Publisher, string>> = {
  legalName: 'PUBLISHER_NAME',
  crNumber: 'PUBLISHER_CR',
  taxNumber: 'PUBLISHER_TAX',
  address: 'PUBLISHER_ADDRESS',
  email: 'SUPPORT_EMAIL',
  phone: 'PUBLISHER_PHONE',
  effectiveDate: 'LEGAL_EFFECTIVE_DATE',
  storageLocation: 'STORAGE_LOCATION',
  whatsapp: 'SUPPORT_WHATSAPP',
  hours: 'SUPPORT_HOURS',
  pricing: 'PRICING',
  approval: 'APPROVAL_TIME',
  cities: 'CITIES',
};

/** The settings without which public pages and legal texts show a sample. */
export function missingSettings(publisher: Publisher): string[] {
  const keys = Object.keys(settingOf) as (keyof Publisher)[];
  return keys.filter((key) => publisher[key] === samplePublisher[key]).map((key) => settingOf[key]);
}
