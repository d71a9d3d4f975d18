import { expect, test } from 'vitest';
import { profileForm, type TypedProfile, typedProfile } from './profile-typing.ts';

const stored = {
  ...{ identifier: '9000000001', commercialNumber: '1010123456', taxNumber: '300000000000003' },
  ...{ name: 'شركة الرواد', phone: '+966112345678', email: null, whatsapp: '+966501234567', website: null },
  ...{ address: null, logoUrl: null, version: 1 },
};
const typed = typedProfile(stored);
const address = {
  ...{ shortCode: 'rrrd2929', building: '٢٩٢٩', street: 'طريق الملك فهد', district: 'العليا' },
  ...{ city: 'الرياض', postcode: '12313', additionalNumber: '' },
};

test('an address of which nothing is typed is none, and phones as people write them are read', () => {
  expect([typed.phone, typed.whatsapp]).toEqual(['011 234 5678', '050 123 4567']);
  expect(profileForm.parse(typed)).toEqual({
    ...{ name: 'شركة الرواد', phone: '0112345678', email: null, whatsapp: '0501234567' },
    ...{ website: null, address: null },
  });
  expect(profileForm.parse({ ...typed, address }).address).toEqual({
    ...{ ...address, shortCode: 'RRRD2929', building: '2929', additionalNumber: null },
  });
});

test.each<[string, Partial<TypedProfile>, string[]]>([
  ['nothing wrong', {}, []],
  ['a name of digits', { name: '12' }, ['name']],
  ['an e-mail without a dot', { email: 'a@b' }, ['email']],
  ['a site without a dot', { website: 'rowad' }, ['website']],
  [
    'half an address',
    { address: { ...address, street: ' ', postcode: '123' } },
    ['address.street', 'address.postcode'],
  ],
  ['a short address in Arabic', { address: { ...address, shortCode: 'ررر' } }, ['address.shortCode']],
])('%s', (_, change, fields) => {
  const issues = profileForm.safeParse({ ...typed, ...change }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(fields);
});
