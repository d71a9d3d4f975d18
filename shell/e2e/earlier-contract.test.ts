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

const config = defineRemote('mf-fleet', import.meta.dirname, { prefetch });
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
