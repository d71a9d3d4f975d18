import { addContainer, importContainers } from '@hawiyat/shared/contract/fleet/containers';
import { addDriver, importDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statusAndBody } from '../../testing/responses.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { asCompany } from '../db/tenant.ts';
import { quotas } from './quotas.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  company = await server.createCompany('شركة');
  token = await company.signIn();
});
afterAll(() => server.close());

const post = (path: string, json: object) => server.fetch(path, { method: 'POST', token, json });
const full = (message: string) => [409, { message, code: 'quota_reached' }];
const container = { type: 'حاويات أنقاض', size: '20 yard', price: 450 };

test('of 8 containers at the same time one takes the last place, and a file finds none', async () => {
  await asCompany(server.db, company.id, (tx) =>
    sql`insert into containers (company_id, number, type, size, price)
      select ${company.id}::uuid, 'X-' || n, 'حاويات أنقاض', '20 yard', 1
      from generate_series(1, ${quotas.containers - 1}::integer) n`.execute(tx),
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => statusAndBody(await post(addContainer.path, container))),
  );
  const rejected = full('بلغت شركتك الحد الأعلى للحاويات، وهو 20,000 حاوية.');
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([status]) => status !== 201)).toEqual(Array(7).fill(rejected));
  const csv = 'نوع الحاوية,حجم الحاوية,السعر (ر.س)\nحاويات أنقاض,20 ياردة,450';
  expect(await statusAndBody(await post(importContainers.path, { csv, dryRun: true }))).toEqual(rejected);
});

test('no driver comes above what a company may have, one by one or in a file', async () => {
  await asCompany(server.db, company.id, (tx) =>
    sql`insert into drivers (company_id, name, phone, identity_number)
      select ${company.id}::uuid, 'سائق', '+966' || (500000000 + n), (1000000000 + n)::text
      from generate_series(1, ${quotas.drivers}::integer) n`.execute(tx),
  );
  const rejected = full('بلغت شركتك الحد الأعلى للسائقين، وهو 5,000 سائق.');
  const driver = { name: 'علي', phone: '0112345678', identityNumber: '2001244019' };
  expect(await statusAndBody(await post(addDriver.path, driver))).toEqual(rejected);
  const csv = 'اسم السائق,رقم الهاتف,رقم الهوية\nعلي,0112345678,2001244019';
  expect(await statusAndBody(await post(importDrivers.path, { csv, dryRun: false }))).toEqual(rejected);
});

test('files are counted by the hour, and the error says how long to wait', async () => {
  const file = { csv: 'نوع الحاوية,حجم الحاوية,السعر (ر.س)\n', dryRun: true };
  for (let n = 0; n < quotas.imports.allowed; n++)
    expect((await post(importContainers.path, file)).status).toBe(200);
  const answer = await post(importContainers.path, file);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await statusAndBody(answer)).toMatchObject([
    429,
    { message: expect.stringMatching(/^استوردت شركتك ملفات كثيرة في هذه الساعة\. يرجى المحاولة بعد .+\.$/) },
  ]);
  server.passTime(3_601_000);
  token = await company.signIn();
  expect((await post(importContainers.path, file)).status).toBe(200);
});
