import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test.each([
  ['0501234567', 'tel:+966501234567', '966501234567'],
  ['+966 50 123 4567', 'tel:+966501234567', '966501234567'],
  // A landline and a unified number receive no messages.
  ['0112345678', 'tel:+966112345678', null],
  ['920012345', 'tel:+966920012345', null],
  ['+201001234567', 'tel:+201001234567', '201001234567'],
  ['0020 100 123 4567', 'tel:+201001234567', '201001234567'],
  // Of which country is unknown.
  ['01001234567', 'tel:01001234567', null],
  ['12', 'tel:12', null],
  ['تحويلة', null, null],
])('%s is called at %s, and messages go to %s', (phone, call, whatsApp) => {
  expect(contactOf(phone)).toEqual({ call, whatsApp });
});
