import { docsOf } from '../core/endpoint.docs.ts';
import * as personalData from './personal-data.ts';

const copy = {
  name: 'نورة القحطاني',
  sections: [
    { id: 'account', title: 'الحساب', rows: [[{ field: 'name', label: 'الاسم', value: 'نورة القحطاني' }]] },
  ],
};
const erasure = {
  gone: ['البريد الإلكتروني وكلمة المرور'],
  kept: [{ what: 'الاسم في سجل العمليات', until: '2031-11-25', why: 'إثبات التعاملات وتسوية المطالبات' }],
};
const consents = [{ given: true, version: 1, text: 'أوافق على أن تعرض المنصة إشعارات العمل على جهازي.' }];
const erased = 'The answer says what went, and what stays until when and why: accounts and taxes ask for it.';

export default docsOf(personalData, 'Personal data', {
  fetchPersonalData:
    'Fetch retention and persons. How long each kind of data is kept, as the privacy policy says, and whose copies one may ask for: an owner everybody’s, former people’s too, others their own.',
  copyPersonData:
    'Copy a person’s data. All that is stored of a person: for programs by `field`, for people by `label`. Everybody gets their own; for an owner’s request of somebody else’s the audit log has an entry, too. What the person did is in the audit log itself.',
  erasePersonData: `Delete a person’s data. Of a person who has left. ${erased} The name stands in one row until then.`,
  copyDriverData: 'Copy a driver’s data. All that is stored of a driver, with the orders that he delivered.',
  eraseDriverData: `Delete a driver’s data. Deletes the driver as the list of drivers does. ${erased}`,
  copyCustomerData:
    'Copy a customer’s data. All that is stored of the customer who has proven this phone, on the customer’s request.',
  eraseCustomerData: `Delete a customer’s data. Closes the account of the customer who has proven this phone. ${erased}`,
  listConsents: 'List one’s consents. What one has agreed to, when, and to which version of the text.',
  saveConsent:
    'Give or withdraw a consent. It counts at once. Every consent and withdrawal is kept with its time.',
})({
  fetchPersonalData: {
    response: {
      retention: [
        {
          what: 'بيانات الحساب والتعريف',
          period: 'حتى 5 سنوات من حذف الحساب',
          why: 'إثبات التعاملات وتسوية المطالبات',
        },
      ],
      persons: [{ removedOn: '2026-11-25' }],
    },
  },
  copyPersonData: { response: { copy } },
  erasePersonData: { response: { erasure } },
  copyDriverData: { response: { copy } },
  eraseDriverData: { response: { erasure } },
  copyCustomerData: { tag: 'Companies and customers', response: { copy } },
  eraseCustomerData: { tag: 'Companies and customers', response: { erasure } },
  listConsents: { response: { consents } },
  saveConsent: { request: { given: true }, response: { consents } },
});
