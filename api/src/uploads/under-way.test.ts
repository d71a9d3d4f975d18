import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { register } from '@hawiyat/shared/contract/company/registration';
import { importContainers } from '@hawiyat/shared/contract/fleet/containers';
import { setDocumentFile } from '@hawiyat/shared/contract/fleet/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';

const megabyte = 1024 * 1024;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ uploadBudget: 42 * megabyte, trustedProxies: ['127.0.0.1'] });
}, 60_000);
afterAll(() => server.close());

const documentPath = setDocumentFile.path.replace(':documentId', '00000000-0000-4000-8000-000000000000');
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.4\n';
const tokenOf = async (name: string) => (await server.createCompany(name)).signIn();
const incoming = () => readdir(join(server.dataDir, 'uploads', 'incoming')).catch(() => []);

/** Begins a request whose body is not ended. */
function begin(path: string, headers: Record<string, string | number>, first = head): ClientRequest {
  const sent = request(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  sent.on('error', () => {});
  sent.write(first);
  return sent;
}
async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    ...(JSON.parse(await text(answer)) as { message: string; code?: string }),
  };
}
const own = 'لديك ملفان قيد الرفع. يرجى إعادة المحاولة بعد اكتمال أحدهما.';

test('a third large upload of one caller is refused at once, and let in when one of the two is over', async () => {
  const token = await tokenOf('شركة الرفع');
  const headers = { authorization: `Bearer ${token}`, 'content-length': 10 * megabyte };
  const two = [begin(documentPath, headers), begin(documentPath, headers)];
  await expect.poll(async () => (await incoming()).length).toBe(2);
  expect(await answerTo(begin(documentPath, headers))).toEqual({
    ...{ status: 429, retryAfter: '5', message: own, code: 'own-uploads-under-way' },
  });
  // Nor by a file to import, which is no form.
  const json = { ...headers, 'content-type': 'application/json', 'content-length': megabyte };
  expect((await answerTo(begin(importContainers.path, json, '{'))).status).toBe(429);
  // Somebody else is not concerned.
  const other = begin(documentPath, { ...headers, authorization: `Bearer ${await tokenOf('شركة أخرى')}` });
  await expect.poll(async () => (await incoming()).length).toBe(3);
  for (const sent of [...two, other]) sent.destroy();
  await expect.poll(incoming).toEqual([]);
  const small = { ...headers, 'content-length': head.length + '\r\n--x--'.length };
  expect((await answerTo(begin(documentPath, small, `${head}\r\n--x--`))).status).toBe(404);
  expect(await incoming()).toEqual([]);
});

test('beyond the bytes that the process takes at once everyone is asked to wait, and what ended counts no more', async () => {
  const headersOf = async (name: string) => ({
    authorization: `Bearer ${await tokenOf(name)}`,
    'content-length': 15 * megabyte,
  });
  const [first, second, third] = [
    await headersOf('أولى'),
    await headersOf('ثانية'),
    await headersOf('ثالثة'),
  ];
  const two = [begin(documentPath, first), begin(documentPath, second)];
  await expect.poll(async () => (await incoming()).length).toBe(2);
  const full = {
    message: 'يستقبل الخادم ملفات كثيرة الآن. يرجى إعادة المحاولة بعد لحظات.',
    ...{ status: 503, retryAfter: '5', code: 'uploads-full' },
  };
  expect(await answerTo(begin(documentPath, third))).toEqual(full);
  // A body that does not say how long it is counts as the longest.
  const { 'content-length': _, ...chunked } = third;
  expect(await answerTo(begin(documentPath, chunked))).toEqual(full);
  for (const sent of two) sent.destroy();
  await expect.poll(incoming).toEqual([]);
  const again = begin(documentPath, third);
  await expect.poll(async () => (await incoming()).length).toBe(1);
  again.destroy();
  await expect.poll(incoming).toEqual([]);
});

test('a registration without the proof’s cookie is answered before its body', async () => {
  const { status, code } = await answerTo(begin(register.path, { 'content-length': 2 * megabyte }));
  expect([status, code, await incoming()]).toEqual([409, 'not-verified', []]);
});

test('what says that it is too long is answered before its body', async () => {
  const headers = {
    authorization: `Bearer ${await tokenOf('شركة الطول')}`,
    'content-length': 100 * megabyte,
  };
  expect(await answerTo(begin(documentPath, headers))).toMatchObject({
    ...{ status: 413, message: 'يجب أن يكون حجم الصورة أقل من 15 ميجابايت' },
  });
});

test.each([
  ['in its file', head],
  ['before its first part', 'x'],
  ['in a text', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'],
])('a form without an end that is too long %s is answered and cut', async (_, first) => {
  const token = await tokenOf('شركة بلا نهاية');
  const sent = begin(documentPath, { authorization: `Bearer ${token}` }, first);
  const answer = answerTo(sent);
  const closed = once(sent, 'close');
  const block = Buffer.alloc(megabyte);
  let written = 0;
  const pump = () => {
    while (!sent.destroyed && written < 100 && sent.write(block)) written += 1;
  };
  sent.on('drain', pump);
  pump();
  expect((await answer).status).toBe(413);
  await closed;
  expect([written < 60, await incoming()]).toEqual([true, []]);
});
