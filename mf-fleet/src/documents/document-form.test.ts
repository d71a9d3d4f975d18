import { expect, test } from 'vitest';
import { documentChange } from './document-form.ts';

const errorOf = (typed: object) =>
  documentChange.safeParse({
    title: null,
    number: null,
    issuedOn: null,
    expiresOn: '2028-01-31',
    file: null,
    ...typed,
  }).error?.issues[0]?.message;

test.each([
  ['15/03/1449', 'السنة يجب أن تكون ميلادية، بين 1900 و2199'],
  ['1449-03-15', 'السنة يجب أن تكون ميلادية، بين 1900 و2199'],
  ['31/1/28', /^تُكتب السنة الميلادية بأربعة أرقام/],
  ['2028/2/30', 'لا يوجد يوم 30 في شهر فبراير 2028'],
  ['غدًا', /^يرجى كتابة التاريخ مثل/],
  ['', 'هذا الحقل مطلوب'],
])('a document that expires on «%s» says why that is no day', (expiresOn, message) => {
  expect(errorOf({ expiresOn })).toMatch(message);
  if (expiresOn !== '') expect(errorOf({ issuedOn: expiresOn })).toMatch(message);
});

test('the number of a document is refused where a spreadsheet shortened it, and read as typed elsewhere', () => {
  expect(errorOf({ number: '1.01E+09' })).toMatch(/^كتبه برنامج الجداول مختصرًا/);
  expect(errorOf({ number: 'MWAN-12/345' })).toBeUndefined();
});
