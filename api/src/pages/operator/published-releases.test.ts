import { listReleases } from '@hawiyat/shared/contract/platform/releases';
import type { SeenChange } from '@hawiyat/shared/testing/seen-change';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../../../testing/operate.ts';
import { operatorCookie, pageAt } from '../../../testing/operator-page.ts';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
  cookie = await operatorCookie(server);
}, 60_000);
afterAll(() => server.close());

const source = { commit: '3f9c2a71d0b84e55c6a1f7e2d9b0c4a5e6f70812', at: '2026-11-25T09:30:00.000Z' };

/** Published a minute after the one before, by a team that names it. */
async function publish(subject: string): Promise<string> {
  server.passTime(60_000);
  const sample = sampleRelease(
    'mf-orders',
    { 'remoteEntry.js': subject },
    { source: { ...source, subject } },
  );
  expect((await publishSample(server, sample)).status).toBe(201);
  return sample.release.id;
}

async function change(action: SeenChange['action'], release: string, more: object = {}): Promise<void> {
  const asked = { action, release, reason: 'للاختبار', overrideCanary: true, ...more };
  const answer = await operate(server, 'mf-orders', asked);
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

async function card(): Promise<string> {
  return (
    (await pageAt(server, '/operator', { cookie })).split('id="mf-orders"')[1]?.split('</section>')[0] ?? ''
  );
}

const idsIn = (shown: string) =>
  [...shown.matchAll(/<li>\s*<div><bdi[^>]*>([^<]+)<\/bdi>/g)].map(([, id]) => id);

test('of many releases those in use come first, then the newest, and what is older is behind one button', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) ids.push(await publish(`تعديل رقم ${i}`));
  const [before = '', stable = '', candidate = '', halted = ''] = ids;
  for (const id of [before, stable]) await change('start', id, { stages: [100] });
  await change('start', halted, { stages: [1, 100] });
  await change('halt', halted);
  await change('start', candidate, { stages: [1, 100] });

  const [shown = '', folded = ''] = (await card()).split('إصدارات أقدم <span');
  const newestFirst = ids.toReversed();
  expect(idsIn(shown)).toEqual([candidate, stable, before, ...newestFirst.slice(0, 5)]);
  expect(idsIn(folded)).toEqual(newestFirst.slice(5, 9));
  const badgeOf = (text: string, id: string) =>
    new RegExp(`<li>\\s*<div><bdi[^>]*>${id}</bdi> <span class="badge[^>]*>([^<]+)`).exec(text)?.[1];
  expect([candidate, stable, before].map((id) => badgeOf(shown, id))).toEqual(['مرشح', 'مستقر', 'احتياطي']);
  expect(badgeOf(folded, halted)).toBe('أُوقف');
});

test('a release is shown by the name that its team gave it, and the name is nobody’s markup', async () => {
  const id = await publish('<b>أزرار</b> أوضح');
  const shown = await card();
  expect(shown).toMatch(
    new RegExp(
      `${id}</bdi>\\s*<p><bdi>&#60;b&#62;أزرار&#60;/b&#62; أوضح</bdi></p>\\s*<p class="quiet">.*الإيداع <bdi[^>]*>3f9c2a7<`,
    ),
  );
  // Also where it stands, where it is a candidate, and where one is chosen.
  const plain = shown.replace(/[⁦⁧⁨⁩]/g, '');
  expect(plain).toMatch(
    /الإصدار المستقر<\/dt><dd><bdi[^>]*>[^<]+<\/bdi> <bdi class="quiet">تعديل رقم 1<\/bdi>/,
  );
  expect(plain).toMatch(/الإصدار المرشح <bdi[^>]*>[^<]+<\/bdi> <bdi class="quiet">تعديل رقم 2<\/bdi>/);
  const answer = await server.fetch(`${listReleases.path}?remote=mf-orders`, { token: server.operatorToken });
  expect(listReleases.response.parse(await answer.json()).releases[0]).toMatchObject({
    id,
    subject: '<b>أزرار</b> أوضح',
  });
});

test('a name of two lines is no name', async () => {
  const sample = sampleRelease(
    'mf-orders',
    { 'remoteEntry.js': 'two lines' },
    { source: { ...source, subject: 'one\ntwo' } },
  );
  const answer = await publishSample(server, sample);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('source.subject')]);
});
