import { expect, test } from '@hawiyat/shared/testing/panel';

interface Federation {
  readonly moduleInfo: Record<string, { remoteEntry?: string; remotesInfo?: Record<string, unknown> }>;
  readonly __SHARE__: Record<string, { default: object }>;
}

test('Module Federation’s devtools find the host, its remotes, their manifests and what is shared', async ({
  page,
  panel,
  signIn,
}) => {
  await signIn('/containers');
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  const { moduleInfo, shared } = await page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as unknown as Federation;
    const scopes = Object.values(federation.__SHARE__).map((scope) => Object.keys(scope.default));
    return { moduleInfo: federation.moduleInfo, shared: scopes.flat() };
  });
  const [name = '', remote] = Object.entries(moduleInfo).find(([key]) => key.startsWith('mf_fleet')) ?? [];
  const entry = remote?.remoteEntry ?? '';
  expect(entry).toMatch(new RegExp(`^${panel.url}/r/mf-fleet/[^/]+/remoteEntry.js$`));
  const federated = name.slice(0, -`:${entry}`.length);
  expect(moduleInfo.shell?.remotesInfo).toEqual({ [federated]: { matchedVersion: entry } });
  expect(shared).toEqual(expect.arrayContaining(['react', 'nanostores', '@hawiyat/shared/ui']));

  const manifest = await page.request.get(entry.replace('remoteEntry.js', 'mf-manifest.json'));
  expect(await manifest.json()).toMatchObject({ name: federated, exposes: [{ path: './remote' }] });
});
