import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';

test.use({ panelName: 'probe' });

/** Copies a built remote under copyOf version. @param entry replaces the content of its entry */
function copyOf(name: RemoteName, entry?: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(join(import.meta.dirname, '../..', name, 'dist'), folder, { recursive: true });
  const list = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(list, 'utf8')) as Release;
  if (entry !== undefined) writeFileSync(join(folder, release.entry), entry);
  const files = release.files.map((file) => {
    const bytes = readFileSync(join(folder, file.path));
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return { ...file, integrity, bytes: bytes.length };
  });
  writeFileSync(list, JSON.stringify({ ...release, id: '1.1.0-0123456789', files }));
  return folder;
}

/** Starts a rollout, and reports a failure as a visitor: enough for a trial by the server. */
async function startWithReport(panel: RunningPanel, { remote, id }: Release): Promise<void> {
  await panel.rollout(remote, { action: 'start', release: id, stages: [5, 100] });
  const outcomes = [{ remote, release: id, outcome: 'failed' }];
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ outcomes });
  const answer = await fetch(panel.url + reportOutcomes.path, { method: 'POST', headers, body });
  expect(answer.status).toBe(204);
}

test('a release that throws in the server’s own browser is paused, a healthy one is not, whatever visitors report', async ({
  panel,
}) => {
  test.setTimeout(180_000);
  const orders = await panel.publishOnly(copyOf('mf-orders', "throw new Error('broken');"));
  const pages = await panel.publishOnly(copyOf('mf-marketing'));
  for (const release of [orders, pages]) await startWithReport(panel, release);
  const { rolloutState } = panel;
  const patience = { timeout: 80_000 };
  await expect.poll(async () => (await rolloutState('mf-orders')).rollout?.isPaused, patience).toBe(true);
  await expect
    .poll(async () => (await rolloutState('mf-marketing')).canary?.missing, patience)
    .toEqual(['dwell:0/30']);
  expect((await rolloutState('mf-marketing')).rollout).toMatchObject({ release: pages.id, isPaused: false });

  const resumed = await panel.rollout('mf-orders', { action: 'resume', reason: 'رأيناه يعمل' });
  expect(resumed.rollout).toMatchObject({ release: orders.id, isPaused: false });
});

test('a release that throws in Riyadh once its data has arrived is paused: the server’s own browser shows rows there', async ({
  panel,
}) => {
  test.setTimeout(180_000);
  const folder = await buildVariant('mf-fleet', '1.9.0', [
    {
      file: 'src/drivers/list/drivers-screen.tsx',
      from: 'const { items, error } = useStore($drivers);',
      to: `const { items, error } = useStore($drivers);
  const inRiyadh = new Date().getTimezoneOffset() === -180 && navigator.language === 'ar-SA';
  if (inRiyadh && items && items.length > 0) throw new Error('broken by rows');`,
    },
  ]);
  await startWithReport(panel, await panel.publishOnly(folder));
  const state = () => panel.rolloutState('mf-fleet');
  await expect.poll(async () => (await state()).rollout?.isPaused, { timeout: 80_000 }).toBe(true);
});
