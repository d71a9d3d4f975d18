import type { Publisher } from '../contract/platform/settings.ts';
import { isolate } from './bidi.ts';
import { day } from './dates.ts';
import { phoneNumber } from './phones.ts';

export type PublicFacts = Readonly<ReturnType<typeof publicFacts>>;

/** The server fills these in. */
export const placeholders = new Proxy({} as PublicFacts, { get: (_, name) => `{${String(name)}}` });

/** Formats the publisher for pages: plain texts, not HTML. @throws RangeError when the effective date is no date */
export function publicFacts(publisher: Publisher, year: string, hasDemo = false) {
  const [crNumber, crNumberRemark] = splitRemark(publisher.crNumber);
  const [taxNumber, taxNumberRemark] = splitRemark(publisher.taxNumber);
  const [email, emailRemark] = splitRemark(publisher.email);
  const [phone, phoneRemark] = splitRemark(publisher.phone);
  const [date, dateRemark] = splitRemark(publisher.effectiveDate);
  const [whatsapp, whatsappRemark] = splitRemark(publisher.whatsapp ?? '');
  return {
    legalName: publisher.legalName,
    ...{ crNumber, crNumberRemark, taxNumber, taxNumberRemark, email, emailRemark },
    ...{ phone: phoneNumber(phone), phoneRemark, phoneDigits: phone.replaceAll(' ', '') },
    address: publisher.address,
    effectiveDate: day(date) + dateRemark,
    storageLocation: publisher.storageLocation,
    ...{ whatsapp: phoneNumber(whatsapp), whatsappRemark, whatsappDigits: whatsapp.replaceAll(/\D/g, '') },
    hours: publisher.hours ?? '',
    // A percent sign before its number would be another number.
    pricing: (publisher.pricing ?? '').replaceAll(/\d[\d.,]*%/g, isolate),
    approval: publisher.approval ?? '',
    cities: publisher.cities ?? '',
    demo: hasDemo ? 'on' : '',
    year,
  };
}

function splitRemark(value: string): [plain: string, remark: string] {
  const [, plain = value, remark = ''] = /^(.*?)( \([^()]*\))?$/.exec(value) ?? [];
  return [plain, remark];
}
