import { docsOf } from '../core/endpoint.docs.ts';
import * as bankChange from './bank-change.ts';

const old = {
  bankName: 'بنك الرياض',
  bankAccountNumber: '1234567890123',
  iban: 'SA0380000000608010167519',
  bankAccountName: 'شركة رواد الحاويات للنقل',
};
const account = { ...old, bankName: 'مصرف الراجحي', iban: 'SA4420000001234567891234' };
const unconfirmed = {
  id: '6f1ed002-ab5b-4f5a-8b64-3f2a6b1a9d10',
  account,
  requestedBy: 'عبدالله الحربي',
  confirmBy: '2026-11-25T10:00:00.000Z',
  decidedAt: null,
  reason: null,
};
const waiting = { ...unconfirmed, status: 'waiting' };
const reviewed = { ...waiting, current: old };
const decided = { ...reviewed, decidedAt: '2026-11-26T07:00:00.000Z' };

export default docsOf(bankChange, 'Company settings', {
  fetchBankAccount: {
    summary: 'Show the bank account',
    description:
      'The account that counts, and the newest change: under way, or how it was decided. Withdrawn changes, and those that nobody has confirmed in time, are left out.',
    response: { account: old, change: unconfirmed },
  },
  requestBankChange: {
    summary: 'Ask for another bank account',
    description:
      'Needs the own password. E-mails the person a code of six digits, valid for half an hour, and tells every other owner. The current account counts until operators have approved the new one. A request that nobody has confirmed is replaced.',
    request: { ...account, password: 'haweyat-Riyadh-2026' },
    response: { change: unconfirmed },
  },
  confirmBankChange: {
    summary: 'Confirm another bank account',
    description:
      'Takes the code, from the person who asked for the change; five attempts for each code. From here on the change waits for the operators.',
    response: { change: waiting },
  },
  withdrawBankChange: {
    summary: 'Withdraw another bank account',
    description: 'Possible until operators have decided, for anybody who may change the company.',
    response: { change: { ...unconfirmed, status: 'withdrawn' } },
  },
  listBankChanges: {
    summary: 'List changes of bank accounts',
    tag: 'Companies and customers',
    description:
      'What companies have confirmed, newest first: both accounts, and `warnings` for suspicious values; none of them rejects a change by itself.',
    response: { bankChanges: [reviewed], nextCursor: null },
  },
  approveBankChange: {
    summary: 'Approve another bank account',
    tag: 'Companies and customers',
    description:
      'The new account counts from now on; the owners get an e-mail, and the company a notification.',
    response: { bankChange: { ...decided, status: 'approved' } },
  },
  rejectBankChange: {
    summary: 'Reject another bank account',
    tag: 'Companies and customers',
    description: 'The account stays as it is. E-mails the reason to the owners, who may ask again.',
    request: { reason: 'اسم صاحب الحساب لا يطابق السجل التجاري.' },
    response: {
      bankChange: { ...decided, status: 'rejected', reason: 'اسم صاحب الحساب لا يطابق السجل التجاري.' },
    },
  },
});
