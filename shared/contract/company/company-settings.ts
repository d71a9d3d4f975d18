import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filledPhone, optionalPhone, reviewedIdentifier } from '../core/number-fields.ts';
import { picture } from '../core/picture.ts';
import { object, pure } from '../core/pure.ts';
import { type SettingsAnswer, setting, settingsPage } from '../core/settings.ts';
import { plainSigns } from '../core/sheet-text.ts';
import { filledName, optionalEmail, tooLong } from '../core/text.ts';

const digits = (count: number, error: string) =>
  z.pipe(reviewedIdentifier(20), z.string().check(z.regex(new RegExp(`^\\d{${count}}$`), error)));

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

const nationalAddress = object(() => ({
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
}));

const websiteWrong = 'يرجى كتابة عنوان موقع صحيح، مثل example.com';
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

const orNone = <Typed extends z.ZodMiniType<string | null | undefined>>(typed: Typed) =>
  z.pipe(
    typed,
    z.transform((text: z.output<Typed>) => text ?? null),
  );
const shownText = pure(() => z.nullable(z.string()));

export const companyProfile = settingsPage(() => ({
  name: 'profile',
  title: 'بيانات الشركة',
  subject: 'the company profile',
  address: '/settings/company',
  path: '/api/company/profile',
  right: 'see-work',
  event: 'company.changed',
  key: 'profile',
  fields: {
    name: setting('اسم الشركة', filledName(200), '', { shown: z.string() }),
    phone: setting('هاتف الشركة', filledPhone(50), '', { shown: z.string() }),
    email: setting('البريد الإلكتروني للتواصل', orNone(optionalEmail), null, { shown: shownText }),
    whatsapp: setting('رقم واتساب', orNone(optionalPhone(50)), null, { shown: shownText }),
    website: setting('الموقع الإلكتروني', website, null, { shown: shownText }),
    address: setting('العنوان الوطني', z.nullable(nationalAddress), null, {
      shown: z.nullable(
        z.object({
          ...{ shortCode: shownText, building: z.string(), street: z.string(), district: z.string() },
          ...{ city: z.string(), postcode: z.string(), additionalNumber: shownText },
        }),
      ),
    }),
  },
  also: { identifier: z.string(), commercialNumber: z.string(), taxNumber: z.string(), logoUrl: shownText },
}));
export type CompanyProfile = SettingsAnswer<typeof companyProfile>;

export const fetchCompanyProfile = pure(() => companyProfile.fetch);
export const saveCompanyProfile = pure(() => companyProfile.save);

export const setCompanyLogo = endpoint('POST /api/company/profile/logo', () => ({
  right: 'change-company',
  undo: 'file',
  body: z.object({ logo: picture('يرجى اختيار شعار الشركة') }),
  multipart: true,
  response: companyProfile.save.response,
  defaultMessage: 'Failed to save the company profile',
}));
