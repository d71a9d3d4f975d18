import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filledPhone, optionalPhone, reviewedIdentifier } from '../core/number-fields.ts';
import { picture } from '../core/picture.ts';
import { pure } from '../core/pure.ts';
import { plainSigns } from '../core/sheet-text.ts';
import { filledName, optionalEmail, tooLong } from '../core/text.ts';

/** A number of the national address: Latin digits, exactly as many as it has. */
const digits = (count: number, error: string) =>
  z.pipe(reviewedIdentifier(20), z.string().check(z.regex(new RegExp(`^\\d{${count}}$`), error)));

/** The same where it may be left out. */
const optionalPart = (pattern: RegExp, error: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string().check(z.maxLength(60, tooLong)))),
      z.transform(
        (text) =>
          plainSigns(text ?? '')
            .replace(/[\s-]/g, '')
            .toUpperCase() || null,
      ),
    ),
    z.nullable(z.string().check(z.regex(pattern, error))),
  );

/** An address as Saudi Post writes it. */
export const nationalAddress = pure(() =>
  z.object({
    /** The short address: four letters and four digits. */
    shortCode: optionalPart(
      /^[A-Z]{4}\d{4}$/,
      'يتكون العنوان المختصر من 4 حروف إنجليزية ثم 4 أرقام، مثل RRRD2929',
    ),
    building: digits(4, 'يتكون رقم المبنى من 4 أرقام'),
    street: filledName(100),
    district: filledName(100),
    city: filledName(60),
    postcode: digits(5, 'يتكون الرمز البريدي من 5 أرقام'),
    additionalNumber: optionalPart(/^\d{4}$/, 'يتكون الرقم الإضافي من 4 أرقام'),
  }),
);
export type NationalAddress = z.output<typeof nationalAddress>;

const websiteWrong = 'يرجى كتابة عنوان موقع صحيح، مثل example.com';
/** A site's address with its scheme; without one, `https` is meant. */
const website = pure(() =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string().check(z.maxLength(200, tooLong)))),
      z.transform((text) => {
        const typed = text?.trim() ?? '';
        return typed === '' || /^[a-z]+:/i.test(typed) ? typed || null : `https://${typed}`;
      }),
    ),
    z.nullable(
      z
        .string()
        .check(z.regex(/^https?:\/\/[^\s/@:.]+(\.[^\s/@:.]+)+(:\d{1,5})?([/?#]\S*)?$/i, websiteWrong)),
    ),
  ),
);

/** What a company changes of itself. */
export const profileDraft = pure(() =>
  z.object({
    name: filledName(200),
    phone: filledPhone(50),
    email: optionalEmail,
    whatsapp: optionalPhone(50),
    website,
    address: z.nullable(nationalAddress),
  }),
);
export type ProfileDraft = z.output<typeof profileDraft>;

export const companyProfile = pure(() =>
  z.object({
    /** The number that sign-in asks for. */
    identifier: z.string(),
    name: z.string(),
    /** Operators alone change this number and the next. */
    commercialNumber: z.string(),
    taxNumber: z.string(),
    phone: z.string(),
    email: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    website: z.nullable(z.string()),
    address: z.nullable(
      z.object({
        shortCode: z.nullable(z.string()),
        building: z.string(),
        street: z.string(),
        district: z.string(),
        city: z.string(),
        postcode: z.string(),
        additionalNumber: z.nullable(z.string()),
      }),
    ),
    logoUrl: z.nullable(z.string()),
    version: z.number(),
  }),
);
export type CompanyProfile = z.infer<typeof companyProfile>;

export const fetchCompanyProfile = endpoint(() => ({
  method: 'GET',
  path: '/api/company/profile',
  audience: 'company',
  right: 'see-work',
  response: z.object({ profile: companyProfile }),
  defaultMessage: 'Failed to fetch the company profile',
}));

export const saveCompanyProfile = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/profile',
  audience: 'company',
  right: 'change-company',
  versioned: true,
  body: profileDraft,
  response: z.object({ profile: companyProfile }),
  defaultMessage: 'Failed to save the company profile',
}));

export const setCompanyLogo = endpoint(() => ({
  method: 'POST',
  path: '/api/company/profile/logo',
  audience: 'company',
  right: 'change-company',
  body: z.object({ logo: picture('يرجى اختيار شعار الشركة') }),
  multipart: true,
  response: z.object({ profile: companyProfile }),
  defaultMessage: 'Failed to save the company profile',
}));
