import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../contract/account/session.ts';
import { signOut } from '../contract/account/sign-out.ts';
import { register } from '../contract/company/registration.ts';
import type { Input } from '../contract/core/endpoint.ts';
import {
  addContainer,
  deleteContainer,
  exportContainers,
  listContainers,
  updateContainer,
} from '../contract/fleet/containers.ts';
import { today } from '../locale/today.ts';
import { $session, $sessionEnd, endSession, startSession } from '../session/session.ts';
import { TestingBrowser } from '../testing/testing-browser.ts';
import { CallError, call, setOrigin } from './call.ts';

const user = {
  id: 'u1',
  name: 'سارة',
  email: 'admin@hawiyat.example',
  company: { id: 'c1', name: 'شركة الرواد', identifier: '9000000001', logoUrl: null },
};
const draft = { type: 'حاويات أنقاض', size: '12 yard', price: '450', status: 'available' } as const;
const container = {
  ...draft,
  id: 'c-1',
  containerNumber: 'CN-1042',
  price: 450,
  heldByOrder: false,
  hold: null,
  version: 1,
};

let server: Server;
let asked: { request: IncomingMessage; body: string };
let answer: { status: number; body: string; date?: string };
let meanwhile: () => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { request, body: await text(request) };
    meanwhile();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.date && { date: answer.date }),
    });
    response.end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  setOrigin(`http://127.0.0.1:${address.port}`);
});
afterAll(() => server.close());

beforeEach(() => {
  new TestingBrowser();
  meanwhile = () => {};
  startSession({ token: 'secret', user });
});
afterEach(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});

const answers = (status: number, body: unknown) => {
  answer = { status, body: body === undefined ? '' : JSON.stringify(body) };
};
const failure = async (item: Promise<unknown>): Promise<CallError> => {
  const reason = await item.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof CallError)) throw new Error('No CallError came', { cause: reason });
  return reason;
};

test('a call carries the bearer token and JSON, and returns the validated answer', async () => {
  answers(201, { container });
  expect(await call(addContainer, { body: draft })).toEqual({ container });
  expect(asked.request.method).toBe('POST');
  expect(asked.request.headers.authorization).toBe('Bearer secret');
  expect(JSON.parse(asked.body)).toEqual(draft);
});

test('an edit sends the edited version, and the error holds the newer one', async () => {
  const outdated = { by: 'سارة', at: null, changes: [], current: { version: 4 } };
  answers(409, { message: 'عدّل مستخدم آخر هذه البيانات.', code: 'outdated', outdated });
  const edit = { params: { containerId: 'c-1' }, body: { price: '450' } };
  const error = await failure(call(updateContainer, edit, undefined, undefined, { version: 3 }));
  expect(asked.request.headers).toMatchObject({ authorization: 'Bearer secret', 'if-match': '"3"' });
  expect(JSON.parse(asked.body)).toEqual({ price: '450', version: 3 });
  expect(error).toMatchObject({ code: 'outdated', outdated });
});

test('an answer tells the page what day it is', async () => {
  answers(200, { message: 'تم حذف الحاوية.' });
  const tomorrow = Date.now() + 86_400_000;
  answer.date = new Date(tomorrow).toUTCString();
  await call(deleteContainer, { params: { containerId: 'c-1' } });
  expect(today()).toBe(today(new Date(tomorrow)));
  answer.date = new Date().toUTCString();
  await call(deleteContainer, { params: { containerId: 'c-1' } });
  expect(today()).toBe(today(new Date()));
});

test('a request without an answer is repeated under its key, and an answered one gets a new key', async () => {
  const sent = async (status: number, price = '450', code?: string) => {
    answers(status, status === 201 ? { container } : { message: 'تعذّر', code });
    await call(addContainer, { body: { ...draft, price } }).catch(() => {});
    return asked.request.headers['idempotency-key'];
  };
  meanwhile = () => asked.request.socket.destroy();
  const lost = await sent(201);
  meanwhile = () => {};
  expect(lost).toMatch(/^[\da-z-]{8,}$/);
  expect(await sent(201, '500')).not.toBe(lost);
  expect(await sent(503)).toBe(lost);
  expect(await sent(409, '450', 'request_under_way')).toBe(lost);
  expect(await sent(201)).toBe(lost);
  const next = await sent(400);
  expect(next).not.toBe(lost);
  expect(await sent(201)).not.toBe(next);
  await call(listContainers, { query: {} }).catch(() => {});
  expect(asked.request.headers['idempotency-key']).toBeUndefined();
});

test('parameters are encoded into the path, and the query leaves out missing values', async () => {
  answers(200, { message: 'تم حذف الحاوية.' });
  await call(deleteContainer, { params: { containerId: 'a/b?c' } });
  expect(asked.request.url).toBe('/api/company/containers/a%2Fb%3Fc');
  answers(200, { containers: [] });
  await call(listContainers, { query: { status: 'rented', q: undefined } });
  expect(asked.request.url).toBe('/api/company/containers?status=rented');
});

test('a call without a body has no content type, and an empty answer is valid', async () => {
  answers(204, undefined);
  expect(await call(signOut, {})).toBeUndefined();
  expect(asked.request.headers['content-type']).toBeUndefined();
});

test("the error has the server's message, code and fields", async () => {
  answers(400, { message: 'السعر مطلوب', code: 'invalid', fields: { price: 'السعر مطلوب' } });
  const error = await failure(call(addContainer, { body: draft }));
  expect(error).toMatchObject({
    message: 'السعر مطلوب',
    status: 400,
    code: 'invalid',
    fields: { price: 'السعر مطلوب' },
  });
});

test.each([['<html>Bad gateway</html>'], [''], ['{"message":""}'], ['{"error":"x"}']])(
  'an answer without a message (%s) gets the default message',
  async (body) => {
    answer = { status: 502, body };
    expect((await failure(call(listContainers, { query: {} }))).message).toBe('Failed to fetch containers');
  },
);

test('an answer that breaks the contract is an error, not wrong data', async () => {
  answers(200, { containers: [{ id: 1 }] });
  expect(await failure(call(listContainers, { query: {} }))).toMatchObject({
    message: 'Failed to fetch containers',
    code: 'unexpected_answer',
  });
});

test('a 401 ends the session', async () => {
  answers(401, { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' });
  expect((await failure(call(listContainers, { query: {} }))).status).toBe(401);
  expect($session.get()).toBeNull();
  expect($sessionEnd.get()).toBe('expired');
});

test('a sign-in sends no token, and its 401 ends no session', async () => {
  answers(401, { message: 'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.' });
  await failure(call(signIn, { body: { domain: '9000000001', email: 'a@b.example', password: 'x' } }));
  expect(asked.request.headers.authorization).toBeUndefined();
  expect($session.get()?.token).toBe('secret');
});

test('a late 401 does not end a newer session', async () => {
  answers(401, { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' });
  meanwhile = () => startSession({ token: 'newer', user });
  await failure(call(listContainers, { query: {} }));
  expect($session.get()?.token).toBe('newer');
});

test('without a network the error is Arabic and the session stays', async () => {
  meanwhile = () => asked.request.socket.destroy();
  expect(await failure(call(listContainers, { query: {} }))).toMatchObject({
    status: 0,
    message: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  });
  expect($session.get()).not.toBeNull();
});

test('an aborted call throws the AbortError', async () => {
  const stop = new AbortController();
  meanwhile = () => stop.abort();
  await expect(call(listContainers, { query: {} }, stop.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a parameter without a value is rejected before anything is sent', async () => {
  await expect(call(deleteContainer, { params: { containerId: '' } })).rejects.toThrow('containerId');
});

test('a body with a file is sent as form data without its empty fields', async () => {
  answers(201, { message: 'تم' });
  const logo = new File(['bytes'], 'logo.png', { type: 'image/png' });
  const body = { companyName: 'شركة الرواد', taxNumber: '', logo } as Input<typeof register>['body'];
  expect(await call(register, { body })).toEqual({ message: 'تم' });
  expect(asked.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(asked.body).toContain('name="companyName"\r\n\r\nشركة الرواد');
  expect(asked.body).toContain('filename="logo.png"');
  expect(asked.body).not.toContain('taxNumber');
});

test('a CSV answer is returned as text', async () => {
  answer = { status: 200, body: '\uFEFFرقم الحاوية\r\n' };
  expect(await call(exportContainers, {})).toContain('رقم الحاوية\r\n');
});

test.each([
  [{ message: 'رسالة', code: 42 }, { message: 'رسالة' }],
  [{ message: 'رسالة', code: { odd: true } }, { message: 'رسالة' }],
  [
    { message: 'رسالة', code: 'held', fields: ['odd'] },
    { message: 'رسالة', code: 'held' },
  ],
  [
    { message: 'رسالة', assigned: 'odd', fields: { type: 'نوع' } },
    { message: 'رسالة', fields: { type: 'نوع' } },
  ],
  [
    { message: 7, code: 'held' },
    { message: 'Failed to add container', code: 'held' },
  ],
  [[], { message: 'Failed to add container' }],
  ['odd', { message: 'Failed to add container' }],
])('of the error body %j the valid fields are reported', async (body, reported) => {
  answers(409, body);
  expect(await failure(call(addContainer, { body: draft }))).toMatchObject({ status: 409, ...reported });
});
