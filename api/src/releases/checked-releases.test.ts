import { errorBody } from '@hawiyat/shared/contract/core/error';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveToAll, releaseToAll } from '../../testing/release-to-all.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { liveIds, publishSample, teamOf } from '../../testing/test-team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
}, 60_000);
afterAll(() => server.close());

const publish = (sample: SampleRelease) => publishSample(server, sample);
const fleet = (text: string) => sampleRelease('mf-fleet', { 'remoteEntry.js': text });

test('a release that does not record what it takes of the host, or was made for another host, is rejected', async () => {
  const { release, files } = fleet('needy');
  const { importedNames: _, ...silent } = release;
  const consumes = ['react', '@hawiyat/shared/ui'];
  for (const [about, field] of [
    [silent, 'importedNames'],
    [{ ...release, consumes }, 'importedNames @hawiyat/shared/ui'],
  ] as const) {
    const { code, fields = {} } = errorBody.parse(await (await publish({ release: about, files })).json());
    expect([code, Object.keys(fields)]).toEqual(['not-recorded', [field]]);
  }

  const answer = await publish({ release: { ...release, routes: ['/orders'] }, files });
  const { code, fields = {} } = errorBody.parse(await answer.json());
  expect([answer.status, code]).toEqual([400, 'incompatible']);
  expect(Object.keys(fields).map((key) => key.replace(/^shell \S+: /, ''))).toEqual(['./remote /orders']);
});

test.each(['mf-fleet', 'shell'] as const)(
  'a release of %s with another contract than the server’s is refused in a sentence, whatever is live',
  async (remote) => {
    const other = sampleRelease(remote, { 'remoteEntry.js': 'other' }, { contract: remoteContract + 1 });
    const answer = await publish(other);
    expect(await statusAndBody(answer)).toMatchObject([
      400,
      {
        code: 'incompatible',
        fields: {
          './remote contract': `the release was built for contract ${remoteContract + 1}, and this panel has contract ${remoteContract}: build it with this panel's SDK`,
        },
      },
    ]);
    expect(await server.app.releases.find(remote, other.release.id)).toBeNull();
  },
);

test('a release that its team has not checked against a live host is rejected, and accepted once it has', async () => {
  const { stables } = (await server.app.rollouts.states()).get('shell');
  const host = stables.at(-1) ?? '';
  const unchecked = sampleRelease('mf-orders', { 'remoteEntry.js': 'unchecked' }, { checkedAgainst: {} });
  const answer = await publish(unchecked);
  const { code, fields } = errorBody.parse(await answer.json());
  expect([answer.status, code]).toEqual([400, 'not-checked']);
  expect(fields).toEqual({
    [`shell ${host}`]:
      'not compared with it: release it once more (npm run release, in a checkout npm run release -- mf-orders)',
  });
  expect(await server.app.releases.find('mf-orders', unchecked.release.id)).toBeNull();

  const checkedAgainst = { shell: [host] };
  const checked = { ...unchecked, release: { ...unchecked.release, checkedAgainst } };
  expect((await publish(checked)).status).toBe(201);
});

test('a host is checked against every live remote, and again when there are new ones', async () => {
  const one = sampleRelease('mf-insights', { 'remoteEntry.js': 'live' });
  await releaseToAll(server, one);
  const another = sampleRelease('shell', { 'static/js/index.js': 'another host' });
  const unchecked = { ...another, release: { ...another.release, checkedAgainst: {} } };
  const { code, fields = {} } = errorBody.parse(await (await publish(unchecked)).json());
  expect(code).toBe('not-checked');
  expect(fields[`mf-insights ${one.release.id}`]).toBe(
    'not compared with it: release it once more (npm run release, in a checkout npm run release -- shell)',
  );
  expect((await publish(another)).status).toBe(201);

  // A remote that becomes live later knows only the live host.
  await releaseToAll(server, sampleRelease('mf-insights', { 'remoteEntry.js': 'later' }));
  await expect(giveToAll(server, another)).rejects.toThrow('not-checked');
  expect((await publish(another)).status).toBe(201);
  await giveToAll(server, another);
});

test('only the checks of a published release change, whatever else is signed with them', async () => {
  const { release, files } = fleet('checked again');
  expect((await publish({ release, files })).status).toBe(201);
  const checkedAgainst = {
    shell: [...((await liveIds(server, await teamOf(server, 'mf-fleet'))).shell ?? []), '9.9.9-0123456789'],
  };
  const other = { ...release, checkedAgainst, prefetch: { '/drivers': ['/api/company/drivers'] } };
  expect((await publish({ release: other, files })).status).toBe(409);
  expect((await publish({ release: { ...release, checkedAgainst }, files })).status).toBe(201);
  expect(await server.app.releases.find('mf-fleet', release.id)).toEqual({
    ...{ ...release, checkedAgainst },
    source: expect.anything(),
  });
});
