import { docsOf } from '../core/endpoint.docs.ts';
import * as bankChange from './bank-change.ts';
import * as companySettings from './company-settings.ts';
import * as firstDay from './first-day.ts';
import * as workSettings from './work-settings.ts';

const draft = {
  name: 'شركة رواد الحاويات للنقل',
  phone: '0112345678',
  email: 'info@rowad.example',
  whatsapp: '0501234567',
  website: 'https://rowad.example',
  address: {
    shortCode: 'RRRD2929',
    building: '2929',
    street: 'طريق الملك فهد',
    district: 'العليا',
    city: 'الرياض',
    postcode: '12313',
    additionalNumber: '8118',
  },
};
const profile = { ...draft, phone: '+966112345678', whatsapp: '+966501234567' };
const old = { bankName: 'بنك الرياض', bankAccountNumber: '1234567891234', iban: 'SA4420000001234567891234' };
const unconfirmed = { requestedBy: 'عبدالله الحربي', decidedAt: null, reason: null };
const waiting = { ...unconfirmed, status: 'waiting' };
const reviewed = { ...waiting, current: old };
const decided = { ...reviewed, decidedAt: '2026-11-26T07:00:00.000Z' };
const reason = 'اسم صاحب الحساب لا يطابق السجل التجاري.';
const work = {
  days: [6, 0, 1, 2, 3, 4],
  hours: { from: '08:00', until: '17:00' },
  rentalDuration: 10,
  holidays: [{ name: 'عيد الفطر', from: '2027-03-09', until: '2027-03-12' }],
};

const calls = { ...companySettings, ...bankChange, ...firstDay, ...workSettings };

export default docsOf(calls, 'Company settings', {
  fetchCompanyProfile:
    'Show the company’s profile. What the company tells of itself, with the numbers of the registers and its identifier.',
  saveCompanyProfile:
    'Change the company’s profile. Replaces name, contacts and national address. The numbers of the registers and the identifier stay: operators change them. A phone that looks wrong is kept as it is.',
  setCompanyLogo:
    'Change the logo. The picture is encoded anew and takes the place of the former one, which is deleted.',
  fetchBankAccount:
    'Show the bank account. The account that counts, and the newest change: under way, or how it was decided. Withdrawn changes, and those that nobody has confirmed in time, are left out.',
  requestBankChange:
    'Ask for another bank account. Needs the own password. E-mails the person a code of six digits, valid for half an hour, and tells every other owner. The current account counts until operators have approved the new one. A request that nobody has confirmed is replaced.',
  confirmBankChange:
    'Confirm another bank account. Takes the code, from the person who asked for the change; five attempts for each code. From here on the change waits for the operators.',
  withdrawBankChange:
    'Withdraw another bank account. Possible until operators have decided, for anybody who may change the company.',
  listBankChanges:
    'List changes of bank accounts. What companies have confirmed, newest first: both accounts, and `warnings` for suspicious values; none of them rejects a change by itself.',
  approveBankChange:
    'Approve another bank account. The new account counts from now on; the owners get an e-mail, and the company a notification.',
  rejectBankChange:
    'Reject another bank account. The account stays as it is. E-mails the reason to the owners, who may ask again.',
  fetchFirstDay:
    'Show the first steps of a new company. Each step is done once there is such a row: a logo, a container, a driver, the depot or a service area, an offer.',
  hideFirstDay:
    'Hide the first steps. For everybody of the company and for good. A second time changes nothing.',
  fetchWorkSettings:
    'Show when the company works. Its days (0 is Sunday), hours and holidays, and what its offers begin from. Version 1 is only proposed: nobody has saved any yet, and nothing goes by it.',
  saveWorkSettings:
    'Change when the company works. Replaces all of it. Reminders of tasks without a driver go by these days, and the guidance of an offer names a day on which the company does not work.',
})({
  fetchCompanyProfile: { response: { profile } },
  saveCompanyProfile: { request: draft, response: { profile } },
  setCompanyLogo: { response: { profile } },
  fetchBankAccount: { response: { account: old, change: unconfirmed } },
  requestBankChange: { response: { change: unconfirmed } },
  confirmBankChange: { response: { change: waiting } },
  withdrawBankChange: { response: { change: { ...unconfirmed, status: 'withdrawn' } } },
  listBankChanges: { tag: 'Companies and customers', response: { bankChanges: [reviewed] } },
  approveBankChange: {
    tag: 'Companies and customers',
    response: { bankChange: { ...decided, status: 'approved' } },
  },
  rejectBankChange: {
    tag: 'Companies and customers',
    request: { reason },
    response: { bankChange: { ...decided, status: 'rejected', reason } },
  },
  fetchWorkSettings: { response: { settings: { ...work, version: 2 } } },
  saveWorkSettings: { request: work, response: { settings: { ...work, version: 2 } } },
});
