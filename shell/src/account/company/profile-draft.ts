import { type CompanyProfile, profileDraft } from '@hawiyat/shared/contract/company/company-settings';
import { pure } from '@hawiyat/shared/contract/core/pure';
import * as z from '@hawiyat/shared/contract/core/schema';
import { phoneNumber } from '@hawiyat/shared/locale/phones';

export const addressParts = [
  ...(['shortCode', 'building', 'street', 'district', 'city', 'postcode', 'additionalNumber'] as const),
] as const;
export type AddressPart = (typeof addressParts)[number];
export type TypedAddress = Readonly<Record<AddressPart, string>>;

/** The profile as it stands in the form. */
export interface TypedProfile {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly website: string;
  readonly address: TypedAddress;
}

const emptyAddress = Object.fromEntries(addressParts.map((part) => [part, ''])) as Record<
  AddressPart,
  string
>;

/** @param stored e.g. `+966112345678` @returns as people write it: `011 234 5678`; any other number unchanged */
const phone = (stored: string) =>
  phoneNumber(stored.replace(/^\+966(?=[15]\d{8}$)/, '0').replace(/^\+966(?=9200\d{5}$|8\d{9}$)/, ''));

export const typedProfile = (profile: Omit<CompanyProfile, 'version'>): TypedProfile => ({
  name: profile.name,
  phone: phone(profile.phone),
  email: profile.email ?? '',
  whatsapp: profile.whatsapp === null ? '' : phone(profile.whatsapp),
  website: profile.website ?? '',
  address: profile.address
    ? {
        ...profile.address,
        shortCode: profile.address.shortCode ?? '',
        additionalNumber: profile.address.additionalNumber ?? '',
      }
    : emptyAddress,
});

/** An address of which nothing is typed is none. */
const draftOf = (typed: TypedProfile): z.input<typeof profileDraft> => ({
  ...typed,
  address: addressParts.every((part) => typed.address[part].trim() === '') ? null : typed.address,
});

/** The request's schema over what is typed. */
export const profileSchema = pure(() =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((typed) => draftOf(typed as TypedProfile)),
    ),
    profileDraft,
  ),
);

/**
 * What is wrong with each field, as the request's schema says it.
 * @returns texts by field: `name`, `address.building`
 */
export function problemsOf(typed: TypedProfile): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const { path, message } of profileDraft.safeParse(draftOf(typed)).error?.issues ?? [])
    problems[path.map(String).join('.')] ??= message;
  return problems;
}
