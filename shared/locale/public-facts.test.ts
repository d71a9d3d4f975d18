import { expect, test } from 'vitest';
import { namesOfExample, publisherOfExample } from '../contract/examples/publisher.mjs';
import { samplePublisher } from '../contract/platform/settings.ts';
import { publicFacts } from './public-facts.ts';

test('a number is separate from its remark, so that each has its own direction', () => {
  expect(publicFacts(samplePublisher, '2026')).toMatchObject({
    legalName: 'الاسم النظامي للشركة (بيان تجريبي)',
    crNumber: '0000000000',
    crNumberRemark: ' (رقم تجريبي)',
    email: 'support@hawiyat.example',
    emailRemark: ' (بريد تجريبي)',
    effectiveDate: '1 يناير 2026 (تاريخ تجريبي)',
    pricing: 'عمولة \u206610%\u2069 من قيمة كل طلب مكتمل، دون رسوم تسجيل أو اشتراك (بيان تجريبي)',
    demo: '',
  });
});

test('WhatsApp’s address has digits only, and what is not configured is empty', () => {
  const shown = publicFacts({ ...samplePublisher, whatsapp: '+966 50 123 4567' }, '2026', true);
  expect(shown).toMatchObject({ whatsapp: '+966 50 123 4567', whatsappDigits: '966501234567', demo: 'on' });
  const { whatsapp, hours, pricing, approval, cities, ...least } = samplePublisher;
  const none = { whatsapp: '', whatsappDigits: '', hours: '', pricing: '', approval: '', cities: '' };
  expect(publicFacts(least, '2026')).toMatchObject(none);
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

test('a trial’s public pages name the publisher of the examples as a server does', () => {
  const { year, demo, ...names } = publicFacts(publisherOfExample, '2026');
  expect(namesOfExample).toEqual(names);
});
