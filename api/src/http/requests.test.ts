import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { addContainer, importContainers, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { signInOperator } from '@hawiyat/shared/contract/platform/operators';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { publishRelease } from '@hawiyat/shared/contract/platform/releases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusAndBody } from '../../testing/responses.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { teamOf } from '../../testing/test-team.ts';
import { createApp } from '../app.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer({ requestTimeout: 1000 });
  company = await server.createCompany('شركة');
  token = await company.signIn();
}, 60_000);
afterAll(() => server.close());

const invalid = 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.';
const json = { 'content-type': 'application/json' };
const add = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  server.fetch(addContainer.path, { method: 'POST', token, headers, body });
const search = (q: string) => server.fetch(`${listContainers.path}?q=${q}`, { token });

test.each([
  ['malformed', '{"type":'],
  ['not an object', '[]'],
  ['a lone text', '"x"'],
  ['null', 'null'],
  ['empty', ''],
  ['with a NUL', '{"type":"a\\u0000b"}'],
  ['with a control character', '{"type":"\\u0007"}'],
  ['with half a surrogate pair', '{"type":"\\ud83d"}'],
  ['with a NUL in a name', '{"a\\u0000b":1}'],
  ['with a NUL deep inside', '{"x":[{"y":"\\u0000"}]}'],
  ['with a prototype', '{"__proto__":{"status":"rented"}}'],
  ['with a number out of range', '{"type":"حاويات أنقاض","size":"12 yard","price":1e400}'],
  ['with a number of thousands of digits', `{"price":${'9'.repeat(30_000)}}`],
  ['thousands of levels deep', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
])('a body that is %s is a bad request', async (_what, body) => {
  const answer = await add(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/[\u0600-\u06ff]/) });
});

test.each([
  ['with a number of a million digits', `{"csv":${'9'.repeat(900_000)}}`],
  ['hundreds of thousands of levels deep', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
])('a body of a file that is %s is a bad request', async (_what, body) => {
  const answer = await server.fetch(importContainers.path, { method: 'POST', token, headers: json, body });
  expect(answer.status).toBe(400);
});

test.each(['%00', 'a%07', '%C2%85'])('a search for %s is a bad request', async (q) => {
  const answer = await search(q);
  expect([answer.status, await answer.json()]).toEqual([400, { message: invalid, fields: {} }]);
});

test.each(['\0', '\u0007', '\ud83d'])(
  'credentials with %j in them are a bad request, not wrong ones',
  async (odd) => {
    const answer = await server.fetch(signIn.path, {
      method: 'POST',
      json: { ...company.credentials, email: odd },
    });
    expect(answer.status).toBe(400);
  },
);

test('tabs, line ends, emoji and every script are valid text', async () => {
  expect((await search(encodeURIComponent('حاوية\t🚛\nשלום'))).status).toBe(200);
});

test('a body beyond 32 KB is too large, except for files of rows and releases', async () => {
  const body = (bytes: number) => JSON.stringify({ type: 'x'.repeat(bytes - '{"type":""}'.length) });
  const kilobyte = 1024;
  const tooLarge = [413, { message: 'حجم الطلب أكبر من المسموح به.' }];
  expect((await add(body(32 * kilobyte))).status).toBe(400);
  expect(await statusAndBody(await add(body(32 * kilobyte + 1)))).toEqual(tooLarge);
  const stranger = { method: 'POST', headers: json, body: body(32 * kilobyte + 1) };
  for (const { path } of [signIn, verifyEmail, reportOutcomes])
    expect([path, ...(await statusAndBody(await server.fetch(path, stranger)))]).toEqual([path, ...tooLarge]);

  const file = { method: 'POST', headers: json, token };
  const rows = (bytes: number) => server.fetch(importContainers.path, { ...file, body: body(bytes) });
  expect((await rows(2 * 1024 * kilobyte)).status).toBe(400);
  expect((await rows(2 * 1024 * kilobyte + 1)).status).toBe(413);
  const release = {
    ...file,
    body: body(3 * 1024 * kilobyte),
    token: (await teamOf(server, 'mf-fleet')).token,
  };
  expect((await server.fetch(publishRelease.path, release)).status).toBe(400);
});

test('a body that is not JSON, or compressed, is an unsupported type', async () => {
  const wrongType = [415, { message: 'نوع المحتوى غير مدعوم.' }];
  for (const answer of [
    await add('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    await add('{}', { 'content-type': 'text/plain' }),
    await add(gzipSync('{}'), { ...json, 'content-encoding': 'gzip' }),
  ])
    expect([answer.status, await answer.json()]).toEqual(wrongType);
});

test('a body that drips in is cut off', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  socket.write(
    `POST ${signIn.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), 100);
  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(drip);
});

test.each([
  ['with two hosts is refused', 'GET /health HTTP/1.1\r\nHost: a.example\r\nHost: b.example', 400],
  ['for another host is refused', 'GET http://b.example/health HTTP/1.1\r\nHost: a.example', 400],
  [
    'for a host within its name is refused',
    'GET http://a.example@b.example/health HTTP/1.1\r\nHost: a.example',
    400,
  ],
  ['for no path is refused', 'GET * HTTP/1.1\r\nHost: a.example', 400],
  ['as to a proxy is answered', 'GET http://A.example/health HTTP/1.1\r\nHost: a.example', 200],
])('a request %s', async (_, head, status) => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = await socket.toArray();
  expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('input that is not HTTP gets a bad request, and the connection ends', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write('nonsense\r\n\r\n');
  const chunks: Buffer[] = await socket.toArray();
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
});

test('an internal error reveals nothing and is found in the log by its id', async () => {
  await sql`alter table containers rename to hidden`.execute(server.db);
  try {
    const answer = await server.fetch(listContainers.path, { token });
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'حدث خطأ غير متوقع. يرجى المحاولة لاحقًا.' },
    ]);
    const id = answer.headers.get('x-request-id') ?? 'none';
    const logged = server
      .logs()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(logged.some((line) => line.includes('42P01') && line.includes('"level":50'))).toBe(true);
  } finally {
    await sql`alter table hidden rename to containers`.execute(server.db);
  }
});

test('an API route without a contract cannot be registered', async () => {
  const { http } = createApp({ db: server.db, dataDir: '', operatorToken: '', logLevel: 'silent' });
  expect(() => http.get('/api/company/secret', async () => 'x')).toThrow('has no endpoint in the contract');
  await http.close();
});

test('the log holds no token, password, e-mail, search text or address', async () => {
  await search(encodeURIComponent('نص البحث'));
  await server.fetch(signIn.path, {
    method: 'POST',
    json: { ...company.credentials, password: 'a-wrong-password' },
  });
  await server.fetch('/api/x?token=in-the-query', { headers: { authorization: 'Bearer in-the-header' } });
  await server.fetch(signIn.path, { method: 'POST', headers: json, body: '{"password":"broken-json' });
  const log = server.logs();
  expect(log).toContain('"path":"/api/company/auth/admin/login"');
  for (const secret of [
    token,
    company.credentials.password,
    company.credentials.email,
    company.credentials.domain,
    'a-wrong-password',
    encodeURIComponent('نص البحث'),
    'نص البحث',
    'in-the-query',
    'in-the-header',
    'broken-json',
    server.operatorToken,
    '127.0.0.1"',
  ])
    expect(log).not.toContain(secret);
});

test('a long list comes in the smallest accepted encoding, and a short one uncompressed', async () => {
  const ask = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await server.fetch(listContainers.path, { token, headers });
    return [
      answer.headers.get('content-encoding'),
      listContainers.response.parse(await answer.json()).containers.length,
    ];
  };
  expect(await ask('gzip, br')).toEqual([null, 0]);
  const draft = { type: 'حاويات أنقاض', size: '12 yard', price: '450', status: 'available' };
  for (let count = 0; count < 12; count += 1) expect((await add(JSON.stringify(draft))).status).toBe(201);
  expect(await ask('gzip, br')).toEqual(['br', 12]);
  expect(await ask('gzip')).toEqual(['gzip', 12]);
  expect(await ask('identity')).toEqual([null, 12]);
});

test.each([
  ['a command line', 'en', 'en', /^The name or the credential is wrong/],
  ['an English browser', 'en-US,en;q=0.9', null, /[\u0600-\u06ff]/],
])('%s is told in its own language what it cannot do', async (_who, language, content, message) => {
  const answer = await server.fetch(signInOperator.path, {
    ...{ method: 'POST', headers: { 'accept-language': language } },
    json: { name: 'سارة', credential: 'wrong' },
  });
  expect([answer.status, answer.headers.get('content-language')]).toEqual([401, content]);
  expect(await answer.json()).toMatchObject({
    code: 'operator-unknown',
    message: expect.stringMatching(message),
  });
});
