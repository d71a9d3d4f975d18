import { errorBody } from '@hawiyat/shared/contract/core/error';
import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import { addMachineToken } from '@hawiyat/shared/contract/platform/machine-tokens';
import { addOperator, signInOperator } from '@hawiyat/shared/contract/platform/operators';
import {
  changeRollout,
  listRolloutLog,
  type RolloutAction,
  tryRollout,
  workingHours,
} from '@hawiyat/shared/contract/platform/rollouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate, rolloutStateOf } from '../../testing/operate.ts';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestCompany, type TestServer, testServer } from '../../testing/server.ts';
import { publishSample } from '../../testing/test-team.ts';
import { asPlatform } from '../db/tenant.ts';
import { reserveProbe, storeProbe } from './probe/probe-rows.ts';
import { advanceOnTime } from './scheduled-advances.ts';

let server: TestServer;
let companies: TestCompany[];
/** Sunday, 7:00 in Riyadh. */
const sunday = Date.parse('2026-11-22T04:00:00Z');
let now = sunday;
beforeAll(async () => {
  server = await testServer({ now: () => new Date(now) });
  await releaseToAll(server, sampleHost());
  companies = [];
  for (let i = 0; i < 12; i++) companies.push(await server.createCompany(`شركة ${i}`));
}, 60_000);
afterAll(() => server.close());

const remote = 'mf-orders';
type Body = { action: RolloutAction } & Record<string, unknown>;
const post = (to: string, json: Body, token = server.operatorToken) =>
  operate(server, remote, json, { to, token });
const changed = async (json: Body, token?: string) => {
  const answer = await post(changeRollout.path, json, token);
  if (!answer.ok) throw new Error(await answer.text());
  return changeRollout.response.parse(await answer.json()).rolloutState;
};
const rejected = async (json: Body, token?: string) => {
  const answer = await post(changeRollout.path, json, token);
  return { status: answer.status, ...errorBody.parse(await answer.json()) };
};
const tried = async (json: Body) =>
  tryRollout.response.parse(await (await post(tryRollout.path, json)).json());

async function published(text: string): Promise<string> {
  const sample = sampleRelease(remote, { 'remoteEntry.js': text });
  expect((await publishSample(server, sample)).status).toBe(201);
  return sample.release.id;
}
const everybody = { overrideCanary: true, reason: 'للجميع', stages: [100] };

async function given(company: TestCompany) {
  const answer = await server.fetch(fetchComposition.path, { token: await company.signIn() });
  const { composition } = fetchComposition.response.parse(await answer.json());
  return composition.remotes[remote]?.assigned.id;
}

/** A person with a session of her own. */
async function operator(name: string): Promise<string> {
  const added = await server.fetch(addOperator.path, {
    ...{ method: 'POST', token: server.operatorToken, json: { name } },
  });
  const { credential } = addOperator.response.parse(await added.json());
  const signedIn = await server.fetch(signInOperator.path, { method: 'POST', json: { name, credential } });
  return signInOperator.response.parse(await signedIn.json()).token;
}

test('a rollback is taken back in one call, also when a rollout was ended by it', async () => {
  const [first, second, third] = [await published('one'), await published('two'), await published('three')];
  await changed({ action: 'start', release: first, ...everybody });
  await changed({ action: 'start', release: second, ...everybody });
  const back = await changed({ action: 'roll-back' });
  expect(back).toMatchObject({ stable: first, forward: { release: second, percent: 100 } });
  expect(await rejected({ action: 'roll-back', instead: second })).toMatchObject({
    status: 409,
    code: 'release-left',
  });
  expect(await rejected({ action: 'roll-forward' })).toMatchObject({ status: 400, code: 'reason-required' });
  const forward = await changed({ action: 'roll-forward', reason: 'كان الرجوع خطأ' });
  expect(forward).toMatchObject({ stable: second, previous: first, rollout: null, forward: null });
  expect(await given(companies[0] as TestCompany)).toBe(second);

  await changed({ action: 'start', release: third, stages: [40, 60, 100] });
  const before = await Promise.all(companies.map(given));
  await changed({ action: 'roll-back' });
  expect(new Set(await Promise.all(companies.map(given)))).toEqual(new Set([second]));
  const again = await changed({ action: 'roll-forward', reason: 'يستأنف' });
  expect(again.rollout).toMatchObject({ release: third, percent: 40, stages: [40, 60, 100] });
  expect(await Promise.all(companies.map(given))).toEqual(before);
  await changed({ action: 'halt' });
});

test('what was halted for a hang is started again by two persons, and by no machine', async () => {
  const release = await published('hangs');
  const again: Body = { action: 'start', release, stages: [5, 100], reason: 'أُصلح الخادم' };
  await changed({ action: 'start', release, stages: [5, 100] });
  const halted = await changed({ action: 'halt', cause: 'hung' });
  expect(halted).toMatchObject({ halted: expect.arrayContaining([release]), needTwoPersons: [release] });

  const [sara, fahd] = [await operator('سارة'), await operator('فهد')];
  const machine = await server.fetch(addMachineToken.path, {
    ...{ method: 'POST', token: sara, json: { name: 'نشر', purpose: 'rollout' } },
  });
  const { token } = addMachineToken.response.parse(await machine.json());
  expect(await rejected({ ...again, reason: '' }, sara)).toMatchObject({ code: 'release-halted' });
  expect(await rejected(again, token)).toMatchObject({ status: 403, code: 'person-required' });
  const asked = await changed(again, sara);
  expect(asked).toMatchObject({ rollout: null, restart: { release, by: 'operator:سارة' } });
  expect(await rejected(again, sara)).toMatchObject({ status: 409, code: 'second-person-required' });
  expect(await changed(again, fahd)).toMatchObject({ rollout: { release, percent: 5 }, restart: null });

  const { lines } = listRolloutLog.response.parse(
    await (await server.fetch(listRolloutLog.path.replace(':remote', remote), { token: sara })).json(),
  );
  expect(lines.slice(-2).map(({ actor, reason }) => [actor, reason])).toEqual([
    ['operator:سارة', 'أُصلح الخادم'],
    ['operator:فهد', 'أُصلح الخادم'],
  ]);
  await changed({ action: 'roll-back' });
});

test('a dry run names exactly the companies that the start then reaches, and changes nothing', async () => {
  const release = await published('tried');
  const start: Body = { action: 'start', release, stages: [40, 100] };
  const stable = await given(companies[0] as TestCompany);
  const { total, reached: among, moves, missing } = await tried(start);
  expect([total, missing]).toEqual([companies.length, []]);
  const named = moves.flatMap((move) => move.companies.map(({ identifier }) => identifier));
  expect(moves.every(({ from, to }) => from === stable && to === release)).toBe(true);
  expect(new Set(await Promise.all(companies.map(given)))).toEqual(new Set([stable]));

  await changed(start);
  const reached = [];
  for (const company of companies) if ((await given(company)) === release) reached.push(company);
  expect(reached.map(({ credentials }) => credentials.domain).sort()).toEqual(named.sort());
  expect(moves.reduce((sum, { count }) => sum + count, 0)).toBe(reached.length);
  expect(among).toBe(reached.length);
  // Naming nobody changes nothing, and says how many have the candidate now, as the state does.
  expect(await tried({ action: 'name' })).toMatchObject({ reached: reached.length, moves: [] });
  const { reach } = await rolloutStateOf(server, remote);
  expect(reach).toEqual({ companies: reached.length, total: companies.length });

  const next = await tried({ action: 'advance' });
  expect(next.missing).toContain('companies:0/3');
  expect(next.moves.reduce((sum, { count }) => sum + count, 0)).toBe(companies.length - reached.length);
  expect((await post(tryRollout.path, start)).status).toBe(409);
  await changed({ action: 'halt' });
});

test('a stage that waits says for what, in numbers', async () => {
  const release = await published('waits');
  await changed({ action: 'start', release, stages: [25, 100] });
  now += 12 * 60_000;
  expect(await rejected({ action: 'advance' })).toMatchObject({
    ...{ status: 409, code: 'canary-not-satisfied' },
    missing: ['dwell:12/30', 'sessions:0/300', 'companies:0/3', 'control:0/10'],
  });
  await changed({ action: 'halt' });
});

test('a rollout with hours advances by itself when its criteria are met, within the hours only', async () => {
  // The public area needs no sessions, only its trial.
  const marketing = (text: string) => sampleRelease('mf-marketing', { 'remoteEntry.js': text });
  await releaseToAll(server, marketing('stable'));
  const candidate = marketing('candidate');
  expect((await publishSample(server, candidate)).status).toBe(201);
  const call = async (json: Body) => {
    const answer = await operate(server, 'mf-marketing', json);
    return changeRollout.response.parse(await answer.json()).rolloutState;
  };
  const percent = async () => (await server.app.rollouts.states()).get('mf-marketing').rollout?.percent;
  const passTrial = async () => {
    const { rollout } = (await server.app.rollouts.states()).get('mf-marketing');
    if (!rollout) throw new Error('No rollout');
    await asPlatform(server.db, async (tx) => {
      await reserveProbe(tx, rollout.salt, new Date(now));
      await storeProbe(tx, rollout, 'passed');
    });
  };
  now = sunday;
  const begun = await call({
    ...{ action: 'start', release: candidate.release.id, stages: [5, 25, 100], timetable: workingHours },
  });
  expect(begun.rollout?.timetable).toEqual(workingHours);
  await passTrial();
  now = sunday + 45 * 60_000;
  await advanceOnTime(server.app);
  expect(await percent()).toBe(5);
  now = sunday + 61 * 60_000;
  const other = await testServer({ shared: server, now: () => new Date(now) });
  await Promise.all([advanceOnTime(server.app), advanceOnTime(other.app)]);
  await other.close();
  expect(await percent()).toBe(25);
  const { entries } = await server.app.rollouts.log('mf-marketing');
  expect(entries.at(-1)).toMatchObject({ actor: 'timetable', event: expect.stringContaining('"advanced"') });

  now += 40 * 60_000;
  await advanceOnTime(server.app);
  expect(await percent()).toBe(25);
  await passTrial();
  await call({ action: 'pause' });
  await advanceOnTime(server.app);
  expect(await percent()).toBe(25);
  await call({ action: 'resume' });
  await call({ action: 'schedule', timetable: null });
  await advanceOnTime(server.app);
  expect(await percent()).toBe(25);
  await call({ action: 'schedule', timetable: workingHours });
  await advanceOnTime(server.app);
  expect((await server.app.rollouts.states()).get('mf-marketing').stables.at(-1)).toBe(candidate.release.id);
});
