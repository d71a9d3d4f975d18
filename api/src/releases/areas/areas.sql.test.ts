import { signIn } from '@hawiyat/shared/contract/account/session';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { changeArea, listAreas } from '@hawiyat/shared/contract/platform/areas';
import { fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { listRolloutLog } from '@hawiyat/shared/contract/platform/rollouts';
import { addTeam } from '@hawiyat/shared/contract/platform/teams';
import { newTeamKey } from '@hawiyat/shared/federation/team-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestCompany, type TestServer, testServer } from '../../../testing/server.ts';

const section = { path: '/billing', title: 'الفواتير', icon: 'M4 4h16v16H4z', position: 15 };
const area = { audience: 'company', owner: 'فريق الفوترة', sections: [section] };
const billing = sampleRelease('mf-billing', { 'remoteEntry.js': 'entry' }, { routes: ['/billing'] });

let server: TestServer;
let other: TestServer;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  server = await testServer();
  other = await testServer({ shared: server });
  for (const sample of [sampleHost(), sampleRelease('mf-orders', { 'remoteEntry.js': 'entry' })])
    await releaseToAll(server, sample);
  company = await server.createCompany('شركة');
  token = await company.signIn();
}, 60_000);
afterAll(async () => {
  await other.close();
  await server.close();
});

/** As an operator does who has just looked. */
async function change(name: string, json: object): Promise<Response> {
  const known = (await server.app.rollouts.states()).areas.find((item) => item.name === name);
  const { name: _, ...seen } = known ?? { name };
  return server.fetch(changeArea.path.replace(':name', name), {
    method: 'POST',
    token: server.operatorToken,
    json: { ...(known && { seen }), ...json },
  });
}
const composition = async (from = server) => {
  const answer = await from.fetch(fetchComposition.path, { token });
  return fetchComposition.response.parse(await answer.json()).composition;
};
const statusOf = async (path: string, cookie = '') =>
  (await server.fetch(path, { headers: { accept: 'text/html', cookie } })).status;
const errorOf = async (answer: Response) => errorBody.parse(await answer.json());

test('an area is added, released and retired on running servers, and nothing else changes', async () => {
  const before = await composition();
  expect(await statusOf('/billing')).toBe(404);

  expect((await change('mf-billing', { action: 'add', area })).status).toBe(200);
  const added = await composition(other);
  expect(added.areas.find(({ name }) => name === 'mf-billing')).toEqual({
    name: 'mf-billing',
    audience: 'company',
    sections: [section],
  });
  expect(added.version).toBeGreaterThan(before.version);
  expect(added.remotes).toEqual(before.remotes);

  await releaseToAll(server, billing);
  const released = await composition(other);
  expect(released.host).toBe(before.host);
  expect(released.remotes).toEqual({ ...before.remotes, 'mf-billing': expect.anything() });
  expect(released.remotes['mf-billing']?.assigned.id).toBe(billing.release.id);
  expect(await statusOf('/billing/7')).toBe(200);

  expect((await change('mf-billing', { action: 'retire', reason: 'انتهى العقد' })).status).toBe(200);
  const retired = await composition(other);
  expect(retired.areas).toEqual(before.areas);
  expect(retired.remotes).toEqual(before.remotes);
  expect(retired.version).toBeGreaterThan(released.version);
  expect(await statusOf('/billing')).toBe(404);

  const answer = await server.fetch(listRolloutLog.path.replace(':remote', 'areas'), {
    token: server.operatorToken,
  });
  const { lines, state } = listRolloutLog.response.parse(await answer.json());
  expect([lines.map(({ event }) => JSON.parse(event).type), state]).toEqual([
    ['area-added', 'area-retired'],
    'whole',
  ]);
  expect(lines.at(-1)?.reason).toBe('انتهى العقد');
});

test('a retired area can be added again, with its releases', async () => {
  expect((await change('mf-billing', { action: 'add', area })).status).toBe(200);
  expect((await composition()).remotes['mf-billing']?.assigned.id).toBe(billing.release.id);
  await change('mf-billing', { action: 'retire' });
});

test('an area whose title and place change is in the next composition, with the same release', async () => {
  const before = await composition();
  const orders = { path: '/orders', title: 'الطلبات', icon: section.icon, position: null };
  const json = { action: 'change', area: { ...area, sections: [orders] } };
  expect((await change('mf-orders', json)).status).toBe(200);
  const after = await composition(other);
  expect(after.areas.find(({ name }) => name === 'mf-orders')?.sections).toEqual([orders]);
  expect(after.remotes).toEqual(before.remotes);
});

test('paths of two areas never overlap: the refusal names both, in Arabic and for a command line', async () => {
  const sections = [{ ...section, path: '/orders/bills' }];
  const answer = await change('mf-billing', { action: 'add', area: { ...area, sections } });
  expect(answer.status).toBe(409);
  const { message, code, fields } = await errorOf(answer);
  expect(code).toBe('area-path-taken');
  expect(message.replace(/[\u2066\u2069]/g, '')).toBe(
    'يتداخل المسار /orders/bills في القسم mf-billing مع المسار /orders في القسم mf-orders.',
  );
  expect(fields).toEqual({ 'mf-billing /orders/bills': 'overlaps with /orders of mf-orders' });
});

test.each([
  ['an icon that is more than path data', { ...section, icon: 'M4 4"/><script>' }, 'area.sections.0.icon'],
  ['a path with a parameter', { ...section, path: '/billing/:id' }, 'area.sections.0.path'],
  ['a title with a tag', { ...section, title: '<b>' }, 'area.sections.0.title'],
  ['a place that is no number of the sidebar', { ...section, position: 0 }, 'area.sections.0.position'],
])('%s is refused at its field', async (_, bad, field) => {
  const answer = await change('mf-billing', { action: 'add', area: { ...area, sections: [bad] } });
  expect(answer.status).toBe(400);
  expect(Object.keys((await errorOf(answer)).fields ?? {})).toEqual([field]);
});

test('nobody publishes, rolls out or admits a team for an area that is not there', async () => {
  const { publicKey } = newTeamKey();
  const operated = { method: 'POST', token: server.operatorToken };
  const json = { remote: 'mf-nowhere', name: 'فريق', publicKey };
  const answers = [
    await server.fetch(addTeam.path, { ...operated, json }),
    await server.fetch('/api/platform/rollouts/mf-nowhere', {
      ...{ ...operated, json: { action: 'halt', release: '1.0.0-0123456789', seen: 0 } },
    }),
    await change('mf-nowhere', { action: 'retire' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect((await errorOf(answer)).code).toBe('area-unknown');
  }
});

test('reports name no area in the metrics that is not there', async () => {
  const report = (remote: string) => ({ remote, release: '1.0.0-3f9c2a71d0', outcome: 'failed' });
  const json = { outcomes: [report('mf-orders'), report('mf-made-up')] };
  expect((await server.fetch(reportOutcomes.path, { method: 'POST', json })).status).toBe(204);
  const metrics = await (await server.fetch('/metrics', { token: server.operatorToken })).text();
  expect(metrics).toContain('{remote="mf-orders",release="unknown",outcome="failed"} 1');
  expect(metrics).toContain('{remote="unknown",release="unknown",outcome="failed"} 1');
  expect(metrics).not.toContain('mf-made-up');
});

test('only operators see and change areas', async () => {
  expect((await server.fetch(listAreas.path, { token })).status).toBe(401);
  const json = { action: 'retire' };
  const path = changeArea.path.replace(':name', 'mf-orders');
  expect((await server.fetch(path, { method: 'POST', token, json })).status).toBe(401);
});

test('a host with areas of its own opens those, and no other', async () => {
  await change('mf-billing', { action: 'add', area });
  const areaPaths = { 'mf-insights': ['/dashboard'], 'mf-orders': ['/orders'] };
  await releaseToAll(
    server,
    sampleRelease('shell', { 'static/js/index.js': 'all areas in one' }, { areaPaths }),
  );
  const signedIn = await server.fetch(signIn.path, { method: 'POST', json: company.credentials });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const [path, status] of [
    ['/orders', 200],
    ['/dashboard', 200],
    ['/billing', 404],
  ] as const)
    expect([path, await statusOf(path, cookie)]).toEqual([path, status]);
});
