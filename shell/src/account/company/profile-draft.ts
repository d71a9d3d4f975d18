import { companyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { pure } from '@hawiyat/shared/contract/core/pure';
import type { SettingsDraft } from '@hawiyat/shared/contract/core/settings';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { settingsCodec } from '../components/settings-codec.ts';

export const addressParts = [
  ...(['shortCode', 'building', 'street', 'district', 'city', 'postcode', 'additionalNumber'] as const),
] as const;
export type AddressPart = (typeof addressParts)[number];
export type TypedAddress = Readonly<Record<AddressPart, string>>;

export interface TypedProfile
  extends Omit<SettingsDraft<typeof companyProfile>, 'email' | 'whatsapp' | 'website' | 'address'> {
  readonly email: string;
  readonly whatsapp: string;
  readonly website: string;
  readonly address: TypedAddress;
}

const emptyAddress = Object.fromEntries(addressParts.map((part) => [part, ''])) as Record<
  AddressPart,
  string
>;

/** `+966112345678` becomes `011 234 5678`; a foreign number stays as it is. */
const phoneText = (stored: string) =>
  phoneNumber(stored.replace(/^\+966(?=[15]\d{8}$)/, '0').replace(/^\+966(?=9200\d{5}$|8\d{9}$)/, ''));

/** An address without any text becomes null. */
export const profileCodec = pure(() =>
  settingsCodec<typeof companyProfile, TypedProfile>(companyProfile, {
    typedOf: ({ phone, email, whatsapp, website, address, ...same }) => ({
      ...{ ...same, phone: phoneText(phone), email: email ?? '' },
      ...{ whatsapp: whatsapp === null ? '' : phoneText(whatsapp), website: website ?? '' },
      address: address
        ? {
            ...address,
            shortCode: address.shortCode ?? '',
            additionalNumber: address.additionalNumber ?? '',
          }
        : emptyAddress,
    }),
    draftOf: (typed) => ({
      ...typed,
      address: addressParts.every((part) => typed.address[part].trim() === '') ? null : typed.address,
    }),
  }),
);
