import { expect, test } from 'vitest';
import { samplePublisher } from '../contract/settings.ts';
import { publicFacts } from './public-facts.ts';

test('a number is separate from its remark, so that each has its own direction', () => {
  expect(publicFacts(samplePublisher, '2026')).toMatchObject({
    legalName: 'الاسم النظامي للشركة (بيان تجريبي)',
    crNumber: '0000000000',
    crNumberRemark: ' (رقم تجريبي)',
    email: 'support@hawiyat.example',
    emailRemark: ' (بريد تجريبي)',
    effectiveDate: '1 يناير 2026 (تاريخ تجريبي)',
  });
});

test('configured facts are formatted and have no remark', () => {
  const publisher = {
    ...samplePublisher,
    ...{ crNumber: '7001234567', taxNumber: '', phone: '920012345', effectiveDate: '2026-11-21' },
  };
  expect(publicFacts(publisher, '2026')).toMatchObject({
    ...{ crNumber: '7001234567', crNumberRemark: '', taxNumber: '', taxNumberRemark: '' },
    ...{ phone: '9200 12345', phoneRemark: '', phoneDigits: '920012345', effectiveDate: '21 نوفمبر 2026' },
  });
});
