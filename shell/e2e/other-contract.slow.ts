import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';

test.use({ panelName: 'other contract' });

test('a release of another contract gives way to the one before it, without a second attempt', async ({
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

test('an entry that no host gives the runtime throws at once and leaves no container', {
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
