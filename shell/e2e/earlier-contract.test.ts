import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hawiyat/shared/contract/releases';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';

test.use({ panelName: 'earlier contract' });

/** A remote's build as it was for contract 2: the bundler's own container. */
const earlierBuild = `
import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { rspack } from '@rsbuild/core';
import { prefetch } from './src/prefetch.ts';

const config = defineRemote('mf-fleet', import.meta.dirname, { prefetch, libraryClasses: ['leaflet-', 'lvml'] });
const [{ _options: { name, filename, exposes, shared } }, ...others] = config.tools.rspack.plugins;
const asBefore = ([key, { requiredVersion }]) => [
  key,
  { singleton: true, requiredVersion: requiredVersion || '^1.0.0', import: false },
];
const container = new rspack.container.ModuleFederationPluginV1({
  name,
  filename,
  exposes,
  shared: Object.fromEntries(Object.entries(shared).map(asBefore)),
});
config.tools.rspack.plugins = [container, ...others];
export default config;
`;

test('a release that was published before the host brought Module Federation’s runtime opens in this host', async ({
  page,
  panel,
  signIn,
}) => {
  const built = await buildVariant('mf-fleet', '1.1.0', [
    { file: 'rsbuild.config.ts', text: earlierBuild },
    { file: 'src/remote.tsx', from: 'contract: remoteContract', to: 'contract: 2' },
    { file: 'src/remote.tsx', from: 'type Remote, remoteContract', to: 'type Remote' },
  ]);
  const manifest = join(built, 'release.json');
  const release: Release = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(readFileSync(join(built, release.entry), 'utf8')).not.toContain('_FEDERATION_RUNTIME_CORE');
  writeFileSync(manifest, JSON.stringify({ ...release, contract: 2 }));
  await panel.publish(built);

  await signIn('/containers');
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  await page.getByRole('link', { name: 'إدارة السائقين' }).click();
  await expect(page.getByRole('button', { name: 'إضافة سائق جديد' })).toBeVisible();
  expect(await page.evaluate((name) => Reflect.has(globalThis, name), release.globalName)).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a release of a later contract gives way to the one before it, without a second attempt', async ({
  page,
  panel,
  signIn,
}) => {
  const built = await buildVariant('mf-fleet', '1.2.0', [
    { file: 'src/remote.tsx', from: 'contract: remoteContract', to: 'contract: (remoteContract + 1)' },
  ]);
  // Its release.json says this host's contract, or the server would refuse it.
  const { id } = await panel.publish(built);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await signIn('/containers');
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  expect(said.filter((text) => text.startsWith('[composition]'))).toEqual([
    expect.stringContaining(`mf-fleet ${id} incompatible`),
  ]);
});

test('an entry that no host gives the runtime, like one of contract 2, throws at once and leaves no container', {
  tag: '@slow',
}, async ({ browser, panel }) => {
  // The usual context fails the test at any error.
  const page = await browser.newPage();
  const thrown = page.waitForEvent('pageerror');
  const manifest = join(import.meta.dirname, '../../mf-fleet/dist/release.json');
  const { id, entry, globalName }: Release = JSON.parse(readFileSync(manifest, 'utf8'));
  await page.addScriptTag({ url: `${panel.url}/r/mf-fleet/${id}/${entry}` });
  await thrown;
  expect(await page.evaluate((name) => Reflect.get(globalThis, name), globalName)).toBeUndefined();
  await page.close();
});
