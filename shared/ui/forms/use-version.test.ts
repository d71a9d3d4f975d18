import { expect, test } from 'vitest';
import { sinceKnown } from './use-version.ts';

const change = (field: string, from: unknown, to: unknown) => ({ field, label: field, from, to });

test.each([
  [
    'what the audit log hides begins with the form’s value',
    change('email', '•••', 'b@c.sa'),
    change('email', 'a@b.sa', 'b@c.sa'),
  ],
  ['nothing was there', change('licenseNumber', null, '88'), change('licenseNumber', null, '88')],
  ['a password has no values', change('newPassword', null, null), change('newPassword', null, null)],
  ['changed and changed back', change('email', '•••', 'a@b.sa'), undefined],
])('%s', (_, told, shown) => {
  expect(sinceKnown([told], { email: 'a@b.sa', licenseNumber: undefined })).toEqual(shown ? [shown] : []);
});
