import { createHash } from 'node:crypto';
import { listLiveReleases, publishRelease } from '@hawiyat/shared/contract/platform/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../testing/operator-page.ts';
import { releaseToAll } from '../../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { liveIds, publishSample, teamOf } from '../../testing/test-team.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
  cookie = await operatorCookie(server);
}, 60_000);
afterAll(() => server.close());

const picture = Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('a JPEG...')]).toString('base64');
const visit = { milliseconds: 712, longestTask: 96, picture };
const report = (more: object = {}) =>
  JSON.stringify({
    screens: [{ path: '/drivers?q="><script>x</script>', width: 390, candidate: visit, stable: null }],
    ...more,
  });
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const source = (text?: string) => ({
  ...{ commit: null, at: '2026-11-25T09:30:00.000Z' },
  ...(text !== undefined && { report: hashOf(text) }),
});

/** Publishes as `npm run release` does. @param signed the report that the manifest names; missing: none */
async function publish({ release, files }: SampleRelease, signed?: string, sent?: string) {
  const team = await teamOf(server, release.remote);
  const checkedAgainst = await liveIds(server, team);
  const manifest = JSON.stringify({ checkedAgainst, ...release, source: source(signed) });
  const json = {
    manifest,
    signature: team.sign(manifest),
    files,
    ...(sent !== undefined && { report: sent }),
  };
  return server.fetch(publishRelease.path, { method: 'POST', token: team.token, json });
}
const fleet = (text: string) => sampleRelease('mf-fleet', { 'remoteEntry.js': text });
const open = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(server.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const addressOf = ({ release: { remote, id } }: SampleRelease) => `/operator/${remote}/${id}/trial`;

test('the report of a trial is kept with its release, linked for operators, and shown without scripts', async () => {
  const sample = fleet('with a report');
  expect((await publish(sample, report(), report())).status).toBe(201);
  const address = addressOf(sample);
  expect(await (await open('/operator')).text()).toContain(`<a href="${address}">تقرير التجربة`);

  const answer = await open(address);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(`<img alt="صورة الشاشة: هذا الإصدار" src="data:image/jpeg;base64,${picture}">`);
  expect(html).toContain('ظهر المحتوى بعد 712 مللي ثانية · أطول مهمة 96 مللي ثانية');
  expect(html).toContain('ليست هذه الشاشة في الإصدار المستقر.');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*; sandbox allow-same-origin allow-forms$/,
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('nobody else reads it: no visitor, no company, and not at the public address of release files', async () => {
  const sample = fleet('of operators');
  await publish(sample, report(), report());
  expect(await (await open(addressOf(sample), {})).text()).not.toContain(picture);
  const token = await (await server.createCompany('شركة الاختبار')).signIn();
  const asCompany = await open(addressOf(sample), { authorization: `Bearer ${token}` });
  expect(await asCompany.text()).not.toContain(picture);
  for (const path of ['report', 'report.json', 'trial'])
    expect((await server.fetch(`/r/mf-fleet/${sample.release.id}/${path}`)).status).toBe(404);
});

test('a release is published without one: the page says so, and a second run adds it', async () => {
  const sample = fleet('without a trial');
  expect((await publishSample(server, sample, { isTried: false })).status).toBe(201);
  const row = async () => {
    const html = await (await open('/operator')).text();
    const at = html.indexOf('data-live="mf-fleet-published"');
    const list = html.slice(at, html.indexOf('</ul>', at));
    return list.split('<li>').find((text) => text.includes(sample.release.id));
  };
  expect(await row()).toContain('بلا تقرير');
  expect((await open(addressOf(sample))).status).toBe(404);
  const again = await publish(sample, report(), report());
  expect(await again.json()).toMatchObject({ isRepeated: false });
  expect(await row()).toContain('تقرير التجربة');
  expect(await (await publish(sample, report(), report())).json()).toMatchObject({ isRepeated: true });
});

test('a team is told that a release needs nothing more once it is published with its report and compared with all that is live', async () => {
  const sample = fleet('asked for');
  const { token } = await teamOf(server, 'mf-fleet');
  const isPublished = async (id = sample.release.id) => {
    const answer = await server.fetch(`${listLiveReleases.path}?id=${id}`, { token });
    return listLiveReleases.response.parse(await answer.json()).isPublished;
  };
  expect(await isPublished()).toBe(false);
  await publish(sample);
  expect(await isPublished()).toBe(false);
  await publish(sample, report(), report());
  expect(await isPublished()).toBe(true);

  const host = sampleRelease('shell', { 'static/js/index.js': 'a host that came later' });
  await releaseToAll(server, host);
  expect(await isPublished()).toBe(false);
  await publish(sample, report(), report());
  expect(await isPublished()).toBe(true);
});

const other = report({ screens: [] });
const noPicture = report({
  screens: [{ path: '/', width: 1, candidate: { ...visit, picture: 'PHN2Zz4=' }, stable: null }],
});
test.each<[string, string | undefined, string | undefined, string]>([
  ['that was signed, and not sent', report(), undefined, 'file-missing'],
  ['that was sent, and not signed', undefined, report(), 'file-unlisted'],
  ['other than the signed one', report(), other, 'integrity-mismatch'],
  ['that is none', 'hello', 'hello', 'manifest-wrong'],
  ['with a picture that is no JPEG', noPicture, noPicture, 'manifest-wrong'],
])('a report %s is rejected, and nothing is published', async (_, signed, sent, code) => {
  const sample = fleet(`rejected ${code} ${signed?.length}`);
  const answer = await publish(sample, signed, sent);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.json()).toMatchObject({ code });
  expect(await server.app.releases.find('mf-fleet', sample.release.id)).toBeNull();
});
