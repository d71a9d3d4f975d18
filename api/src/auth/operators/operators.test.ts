import {
  approveRegistration,
  listRegistrations,
  suspendCompany,
} from '@hawiyat/shared/contract/company/review';
import { failOrder } from '@hawiyat/shared/contract/orders/refunds';
import {
  addMachineToken,
  listMachineTokens,
  revokeMachineToken,
} from '@hawiyat/shared/contract/platform/machine-tokens';
import {
  addOperator,
  disableOperator,
  listOperators,
  renewCredential,
  signInOperator,
  signOutOperator,
} from '@hawiyat/shared/contract/platform/operators';
import { changeRollout, listRolloutLog, listRolloutStates } from '@hawiyat/shared/contract/platform/rollouts';
import { addTeam } from '@hawiyat/shared/contract/platform/teams';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operate } from '../../../testing/operate.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';
import { asPlatform, asSessions } from '../../db/tenant.ts';

/*
 * A server as on PostgreSQL in production: its OPERATOR_TOKEN admits the first operator, and opens nothing else.
 */

const hour = 3600_000;
let server: TestServer;
let sara: { name: string; credential: string };
let session: string;

const post = (path: string, token?: string, json?: object) =>
  server.fetch(path, { method: 'POST', ...(token !== undefined && { token }), ...(json && { json }) });
const admit = async (name: string, token: string) =>
  addOperator.response.parse(await (await post(addOperator.path, token, { name })).json());
const signIn = (given: object) => post(signInOperator.path, undefined, given);
const sessionOf = async (given: object) =>
  signInOperator.response.parse(await (await signIn(given)).json()).token;
const statusOf = async (path: string, token: string) => (await server.fetch(path, { token })).status;
const newMachine = async (name: string, purpose: 'metrics' | 'review' | 'rollout') =>
  addMachineToken.response.parse(await (await post(addMachineToken.path, session, { name, purpose })).json());
const statusAndCode = async (answer: Response) => [answer.status, Object(await answer.json()).code];

beforeAll(async () => {
  server = await testServer({ operatorTokenOpens: 'first-operator', attemptFactor: 100 });
}, 60_000);
beforeEach(async () => {
  sara ??= { name: 'سارة الحربي', ...(await admit('سارة الحربي', server.operatorToken)) };
  session = await sessionOf(sara);
});
afterAll(() => server.close());

test('OPERATOR_TOKEN admits the first operator, once, and opens nothing else', async () => {
  expect(await statusOf(listOperators.path, session)).toBe(200);
  for (const path of [listRolloutStates.path, listOperators.path, listRegistrations.path, '/metrics']) {
    const answer = await server.fetch(path, { token: server.operatorToken });
    expect([path, ...(await statusAndCode(answer))]).toEqual([path, 401, 'first-operator-only']);
  }
  expect(await statusAndCode(await post(addOperator.path, server.operatorToken, { name: 'متسلل' }))).toEqual([
    401,
    'first-operator-only',
  ]);
  const { operators } = listOperators.response.parse(
    await (await server.fetch(listOperators.path, { token: session })).json(),
  );
  expect(operators.map((operator) => operator.name)).not.toContain('متسلل');
});

test('of many who would be the first one is, and none is lost', { tags: ['slow'] }, async () => {
  const fresh = await testServer({ operatorTokenOpens: 'first-operator' });
  const answers = await Promise.all(
    ['أ', 'ب', 'ج', 'د'].map((name) =>
      fresh.fetch(addOperator.path, { method: 'POST', token: fresh.operatorToken, json: { name } }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 401, 401, 401]);
  await fresh.close();
});

test('a session ends when its owner signs out, and its token opens nothing after it', async () => {
  expect((await post(signOutOperator.path, session)).status).toBe(204);
  expect(await statusOf(listRolloutStates.path, session)).toBe(401);
  const other = await sessionOf(sara);
  expect(await statusOf(listRolloutStates.path, other)).toBe(200);
});

test('a session ends after eight hours', async () => {
  const late = await testServer({ shared: server, operatorTokenOpens: 'first-operator' });
  late.passTime(8 * hour - 60_000);
  expect((await late.fetch(listRolloutStates.path, { token: session })).status).toBe(200);
  late.passTime(61_000);
  expect((await late.fetch(listRolloutStates.path, { token: session })).status).toBe(401);
  await late.close();
});

test('a wrong name, a wrong credential and a disabled person get the same error', async () => {
  const gone = await admit('من سيغادر', session);
  await post(disableOperator.path.replace(':operatorId', gone.operator.id), session);
  const all = [
    { name: 'لا أحد', credential: sara.credential },
    { name: sara.name, credential: `${sara.credential}x` },
    { name: gone.operator.name, credential: gone.credential },
  ];
  for (const given of all) {
    const answer = await signIn(given);
    const same = { message: 'الاسم أو رمز الدخول غير صحيح.', code: 'operator-unknown' };
    expect([answer.status, await answer.json()]).toEqual([401, same]);
  }
  expect((await signIn({ ...sara, name: '  سارة   الحربي ' })).status).toBe(200);
});

test('anyone who guesses has to wait, and a signed-in operator goes on', async () => {
  const guessed = await testServer({ shared: server, operatorTokenOpens: 'first-operator' });
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const json = { name: sara.name, credential: `guess ${i}` };
    statuses.push((await guessed.fetch(signInOperator.path, { method: 'POST', json })).status);
  }
  expect(statuses).toContain(429);
  expect((await guessed.fetch(listRolloutStates.path, { token: session })).status).toBe(200);
  await guessed.close();
});

test('anyone who is disabled loses every session at once, and the last one stays', async () => {
  const noura = await admit('نورة', session);
  const hers = await sessionOf({ name: 'نورة', credential: noura.credential });
  expect(await statusOf(listRolloutStates.path, hers)).toBe(200);
  const path = disableOperator.path.replace(':operatorId', noura.operator.id);
  expect((await post(path, session)).status).toBe(200);
  expect(await statusOf(listRolloutStates.path, hers)).toBe(401);
  const { operators } = listOperators.response.parse(
    await (await server.fetch(listOperators.path, { token: session })).json(),
  );
  const last = operators.filter((operator) => operator.disabledAt === null);
  expect(last.map((item) => item.name)).toEqual([sara.name]);
  const own = disableOperator.path.replace(':operatorId', last[0]?.id ?? '');
  expect(await statusAndCode(await post(own, session))).toEqual([409, 'last-operator']);
  expect(await statusOf(listRolloutStates.path, session)).toBe(200);
});

test('a renewed credential ends all sessions of the old one', async () => {
  const fahad = await admit('فهد', session);
  const his = await sessionOf({ name: 'فهد', credential: fahad.credential });
  const answer = await post(renewCredential.path, his);
  const { credential } = renewCredential.response.parse(await answer.json());
  expect(await statusOf(listRolloutStates.path, his)).toBe(401);
  expect((await signIn({ name: 'فهد', credential: fahad.credential })).status).toBe(401);
  expect((await signIn({ name: 'فهد', credential })).status).toBe(200);
});

test('a name is given once, however it is spelled', async () => {
  await admit('Ali Ahmed', session);
  for (const name of ['ali ahmed', 'ＡＬＩ Ahmed', 'Ali\u200b  Ahmed'])
    expect(await statusAndCode(await post(addOperator.path, session, { name }))).toEqual([409, 'name-taken']);
  expect((await post(addOperator.path, session, { name: '\u200b\u2060' })).status).toBe(400);
});

test('a machine’s token opens the calls of its purpose, and no other', async () => {
  const pathOfOrders = (path: string) => path.replace(':remote', 'mf-orders');
  const calls: [string, 'GET' | 'POST', string][] = [
    ['metrics', 'GET', '/metrics'],
    ['review', 'GET', listRegistrations.path],
    ['review', 'POST', approveRegistration.path],
    ['review', 'POST', suspendCompany.path],
    ['rollout', 'GET', listRolloutStates.path],
    ['rollout', 'GET', pathOfOrders(listRolloutLog.path)],
    ['rollout', 'POST', pathOfOrders(changeRollout.path)],
    ['persons', 'GET', listOperators.path],
    ['persons', 'POST', addOperator.path],
    ['persons', 'GET', listMachineTokens.path],
    ['persons', 'POST', addMachineToken.path],
    ['persons', 'POST', addTeam.path],
    ['persons', 'POST', failOrder.path],
  ];
  for (const purpose of ['metrics', 'review', 'rollout'] as const) {
    const { token } = await newMachine(`جهاز ${purpose}`, purpose);
    for (const [needed, method, path] of calls) {
      const json = method === 'POST' ? { json: {} } : {};
      const answer = await server.fetch(path, { method, token, ...json });
      // Its own calls then find fault with the empty body, or with an id that is none.
      const opens = ![401, 403].includes(answer.status);
      expect([purpose, path, opens]).toEqual([purpose, path, purpose === needed]);
    }
  }
});

test('a revoked token opens nothing, and none is shown twice', async () => {
  const { machineToken, token } = await newMachine('مراقبة', 'metrics');
  expect(await statusOf('/metrics', token)).toBe(200);
  expect(
    await statusAndCode(await post(addMachineToken.path, session, { name: 'مراقبة', purpose: 'review' })),
  ).toEqual([409, 'name-taken']);
  const path = revokeMachineToken.path.replace(':tokenId', machineToken.id);
  expect((await post(path, session)).status).toBe(200);
  expect(await statusOf('/metrics', token)).toBe(401);
  const list = await (await server.fetch(listMachineTokens.path, { token: session })).text();
  expect(list).toContain('مراقبة');
  expect(list).not.toContain(token);
});

test('the rollout log names the person and the machine that did a thing', async () => {
  const teams = { fetch: server.fetch, operatorToken: session };
  await releaseToAll(teams, sampleHost());
  const release = sampleRelease('mf-orders', { 'remoteEntry.js': 'who' });
  await publishSample(teams, release);
  const { token } = await newMachine('نشر آلي', 'rollout');
  const start = {
    action: 'start' as const,
    release: release.release.id,
    stages: [100],
    reason: 'ع',
    overrideCanary: true,
  };
  expect((await operate(teams, 'mf-orders', start)).status).toBe(200);
  const next = sampleRelease('mf-orders', { 'remoteEntry.js': 'next' });
  await publishSample(teams, next);
  const then = { action: 'start' as const, release: next.release.id, stages: [5, 100] };
  await operate(teams, 'mf-orders', then, { token });
  const log = await server.fetch(listRolloutLog.path.replace(':remote', 'mf-orders'), { token });
  const { lines, state } = listRolloutLog.response.parse(await log.json());
  expect(state).toBe('whole');
  expect(lines.slice(-2).map((line) => line.actor)).toEqual(['operator:سارة الحربي', 'token:نشر آلي']);
});

test('no credential, session or token is kept as it is, or logged; the log knows persons by their number', async () => {
  const { machineToken, token } = await newMachine('سرّي', 'review');
  const rows = await asPlatform(server.db, async (tx) => [
    ...(await tx.selectFrom('operators').selectAll().execute()),
    ...(await tx.selectFrom('machine_tokens').selectAll().execute()),
  ]);
  const sessions = await asSessions(server.db, 'operator_sessions', (tx) =>
    tx.selectFrom('operator_sessions').selectAll().execute(),
  );
  const stored = JSON.stringify([...rows, ...sessions], (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  for (const secret of [sara.credential, session, token]) {
    expect(stored).not.toContain(secret);
    expect(server.logs()).not.toContain(secret);
  }
  expect(server.logs()).not.toContain(sara.name);
  expect(server.logs()).toContain('done by an operator');
  expect(machineToken.name).toBe('سرّي');
});
