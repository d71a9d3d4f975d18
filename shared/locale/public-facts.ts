import type { Publisher } from '../contract/settings.ts';
import { day } from './dates.ts';
import { phoneNumber } from './phones.ts';

/** What a public page says of its publisher and its time. A remark is what follows a number, e.g. ` (رقم تجريبي)`. */
const names = [
  'legalName',
  'crNumber',
  'crNumberRemark',
  'taxNumber',
  'taxNumberRemark',
  'address',
  'email',
  'emailRemark',
  'phone',
  'phoneRemark',
  'phoneDigits',
  'effectiveDate',
  'storageLocation',
  'year',
] as const;

export type PublicFacts = Readonly<Record<(typeof names)[number], string>>;

/** What stands for the facts while a page is rendered at its build: the server fills them in when it serves the page. */
export const placeholders = Object.fromEntries(names.map((name) => [name, `{${name}}`])) as PublicFacts;

/**
 * Writes the facts as a page shows them; server and browser both do it, so that both show the same.
 * @param publisher as configured: a value may end in a remark in brackets, which is no part of the number before it
 * @param year e.g. `2026`
 * @returns plain texts, for elements and not for HTML strings
 * @throws RangeError when the effective date is no date
 */
export function publicFacts(publisher: Publisher, year: string): PublicFacts {
  const [crNumber, crNumberRemark] = apart(publisher.crNumber);
  const [taxNumber, taxNumberRemark] = apart(publisher.taxNumber);
  const [email, emailRemark] = apart(publisher.email);
  const [phone, phoneRemark] = apart(publisher.phone);
  const [date, dateRemark] = apart(publisher.effectiveDate);
  return {
    legalName: publisher.legalName,
    ...{ crNumber, crNumberRemark, taxNumber, taxNumberRemark, email, emailRemark },
    ...{ phone: phoneNumber(phone), phoneRemark, phoneDigits: phone.replaceAll(' ', '') },
    address: publisher.address,
    effectiveDate: day(date) + dateRemark,
    storageLocation: publisher.storageLocation,
    year,
  };
}

function apart(value: string): [plain: string, remark: string] {
  const [, plain = value, remark = ''] = /^(.*?)( \([^()]*\))?$/.exec(value) ?? [];
  return [plain, remark];
}
