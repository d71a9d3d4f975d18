import { type Publisher, samplePublisher } from '@hawiyat/shared/contract/platform/settings';
import type { Environment } from './environment.ts';

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

/** The publisher of the settings; samples replace what they lack. */
export function publisherOf(data: Environment): Publisher {
  const sample = samplePublisher;
  // A company may have none of these: the sample would be false beside a real registration.
  const orNone = (value: string | undefined, key: keyof Publisher) =>
    value ?? (data.PUBLISHER_CR ? '' : (sample[key] ?? ''));
  return {
    legalName: data.PUBLISHER_NAME ?? sample.legalName,
    crNumber: data.PUBLISHER_CR ?? sample.crNumber,
    taxNumber: orNone(data.PUBLISHER_TAX, 'taxNumber'),
    address: data.PUBLISHER_ADDRESS ?? sample.address,
    email: data.SUPPORT_EMAIL ?? sample.email,
    phone: data.PUBLISHER_PHONE ?? sample.phone,
    effectiveDate: data.LEGAL_EFFECTIVE_DATE ?? sample.effectiveDate,
    storageLocation: data.STORAGE_LOCATION ?? sample.storageLocation,
    whatsapp: orNone(data.SUPPORT_WHATSAPP, 'whatsapp'),
    hours: orNone(data.SUPPORT_HOURS, 'hours'),
    pricing: orNone(data.PRICING, 'pricing'),
    approval: orNone(data.APPROVAL_TIME, 'approval'),
    cities: orNone(data.CITIES, 'cities'),
  };
}
