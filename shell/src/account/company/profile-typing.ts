import { companyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { pure } from '@hawiyat/shared/contract/core/pure';
import * as z from '@hawiyat/shared/contract/core/schema';
import type { SettingsAnswer } from '@hawiyat/shared/contract/core/settings';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { typedField } from '../components/typed-field.ts';

export const addressParts = [
  ...(['shortCode', 'building', 'street', 'district', 'city', 'postcode', 'additionalNumber'] as const),
] as const;
export type AddressPart = (typeof addressParts)[number];
type TypedAddress = Record<AddressPart, string>;

/** `+966112345678` becomes `011 234 5678`; a foreign number stays as it is. */
const phoneText = (stored: string) =>
  phoneNumber(stored.replace(/^\+966(?=[15]\d{8}$)/, '0').replace(/^\+966(?=9200\d{5}$|8\d{9}$)/, ''));

export type TypedProfile = ReturnType<typeof typedProfile>;

export const typedProfile = (profile: SettingsAnswer<typeof companyProfile>) => ({
  ...profile,
  phone: phoneText(profile.phone),
  email: profile.email ?? '',
  whatsapp: profile.whatsapp === null ? '' : phoneText(profile.whatsapp),
  website: profile.website ?? '',
  address: Object.fromEntries(
    addressParts.map((part) => [part, profile.address?.[part] ?? '']),
  ) as TypedAddress,
});

/** An address without any text becomes null. */
export const profileForm = pure(() =>
  z.object({
    ...companyProfile.draft.shape,
    address: typedField(companyProfile.draft.shape.address, (address: TypedAddress) =>
      addressParts.every((part) => address[part].trim() === '') ? null : address,
    ),
  }),
);
