import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import {
  fetchCompanyProfile,
  saveCompanyProfile,
  setCompanyLogo,
} from '@hawiyat/shared/contract/company/company-settings';
import { expect, test } from 'vitest';
import { formOf, pictureForm } from '../../testing/forms.ts';
import { marketServer } from '../../testing/market-server.ts';

const { server, market } = await marketServer();

const address = {
  ...{ shortCode: 'rrrd 2929', building: '2929', street: 'طريق الملك فهد', district: 'العليا' },
  ...{ city: 'الرياض', postcode: '١٢٣١٣', additionalNumber: '' },
};
const draft = {
  ...{ name: 'شركة الرواد للحاويات', phone: '011-234 5678', email: ' Info@Rowad.example ' },
  ...{ whatsapp: '٠٥٠١٢٣٤٥٦٧', website: 'rowad.example', address },
};
const asStored = {
  // The phone is stored already, in another spelling.
  ...{ name: 'شركة الرواد للحاويات', phone: '0112345678', email: 'info@rowad.example' },
  ...{ whatsapp: '+966501234567', website: 'https://rowad.example' },
  address: { ...address, shortCode: 'RRRD2929', postcode: '12313', additionalNumber: null },
};

const profile = async (token: string) =>
  fetchCompanyProfile.response.parse(await (await server.fetch(fetchCompanyProfile.path, { token })).json())
    .profile;
const save = (token: string, json: object, ifMatch?: number) =>
  server.fetch(saveCompanyProfile.path, {
    ...{ method: 'PATCH', token, json },
    ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
  });
const logos = () => readdir(join(server.dataDir, 'uploads/logos')).catch(() => []);
const setLogo = async (token: string) =>
  server.fetch(setCompanyLogo.path, { method: 'POST', token, body: await pictureForm('logo') });

test('a company changes what it tells of itself, and nobody overwrites what he has not seen', async () => {
  const { token, identifier } = await market.company(0);
  expect(await profile(token)).toMatchObject({ identifier, email: null, address: null, version: 1 });
  expect((await save(token, draft, 1)).status).toBe(200);
  expect(await profile(token)).toMatchObject({ ...asStored, identifier, version: 2 });

  const late = await save(token, { ...draft, phone: '0119999999' }, 1);
  expect(late.status).toBe(409);
  const { outdated, code } = (await late.json()) as {
    code: string;
    outdated: { by: string; changes: { field: string; label: string }[]; current: object };
  };
  expect([code, outdated.by]).toEqual(['outdated', 'عبدالله الحربي']);
  expect(outdated.changes.map(({ field }) => field)).toContain('address');
  expect(outdated.current).toMatchObject({ name: draft.name, version: 2 });
  // What is as it was is no change.
  expect((await save(token, asStored, 2)).status).toBe(200);
  expect((await profile(token)).version).toBe(2);
});

test('the numbers of the registers and the identifier stay, whatever a body says', async () => {
  const { token, identifier } = await market.company(0);
  const before = await profile(token);
  const numbers = {
    commercialNumber: '1',
    taxNumber: '2',
    identifier: '9999999999',
    logoUrl: '/x',
    version: 9,
  };
  await save(token, { ...draft, ...numbers });
  expect(await profile(token)).toMatchObject({
    ...{ commercialNumber: before.commercialNumber, taxNumber: before.taxNumber, identifier },
    logoUrl: null,
  });
});

test.each([
  ['a name without a letter', { name: '123' }, 'name'],
  ['no phone', { phone: ' ' }, 'phone'],
  ['an address of no mailbox', { email: 'x' }, 'email'],
  ['a script as a site', { website: 'javascript:alert(1)' }, 'website'],
  ['a site with a password', { website: 'https://a:b@rowad.example' }, 'website'],
  ['a site without a dot', { website: 'rowad' }, 'website'],
  ['a short code in Arabic', { address: { ...address, shortCode: 'رررد2929' } }, 'address.shortCode'],
  ['a building of three digits', { address: { ...address, building: '292' } }, 'address.building'],
  ['a postcode of six digits', { address: { ...address, postcode: '123456' } }, 'address.postcode'],
  ['no street', { address: { ...address, street: '' } }, 'address.street'],
  [
    'an additional number of five digits',
    { address: { ...address, additionalNumber: '12345' } },
    'address.additionalNumber',
  ],
])('%s is rejected with a message at its field', async (_, change, field) => {
  const { token } = await market.company(0);
  const rejected = await save(token, { ...draft, ...change });
  expect(rejected.status).toBe(400);
  const { fields } = (await rejected.json()) as { fields: Record<string, string> };
  expect(fields[field]).toMatch(/[\u0600-\u06ff]/);
  expect((await profile(token)).version).toBe(1);
});

test('a new logo takes the place of the former one, and a file that is no picture changes nothing', async () => {
  const { token } = await market.company(0);
  await setLogo(token);
  const first = await profile(token);
  expect(first.logoUrl).toMatch(/^\/uploads\/logos\/[0-9a-f]{32}\.webp$/);
  expect((await server.fetch(first.logoUrl ?? '')).headers.get('content-type')).toBe('image/webp');
  await setLogo(token);
  const second = await profile(token);
  expect(second.logoUrl).not.toBe(first.logoUrl);
  expect((await server.fetch(first.logoUrl ?? '')).status).toBe(404);

  const kept = await logos();
  const fake = new File(['text'], 'logo.png', { type: 'image/png' });
  const rejected = await server.fetch(setCompanyLogo.path, {
    method: 'POST',
    token,
    body: formOf({ logo: fake }),
  });
  expect(rejected.status).toBe(415);
  expect(await logos()).toEqual(kept);
  expect((await profile(token)).logoUrl).toBe(second.logoUrl);
  // Whoever edits texts meanwhile is not told of a conflict.
  expect((await save(token, draft, first.version)).status).toBe(200);
});

test('each change stands in the audit log with what was before', async () => {
  const { token } = await market.company(0);
  await save(token, draft);
  const answer = await server.fetch(listAudit.path, { token });
  const [entry] = listAudit.response.parse(await answer.json()).entries;
  expect(entry).toMatchObject({
    ...{ type: 'company.changed', actor: { name: 'عبدالله الحربي' } },
    ...{ before: { name: 'شركة', email: null }, after: { name: draft.name, email: asStored.email } },
  });
});
