import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';

test.setTimeout(240_000);

const program = join(import.meta.dirname, '../../tools/trial.mjs');

/** What a team's command does before it publishes. @returns what it says of a release that does not open; else nothing */
async function tried({ url }: RunningPanel, folder: string): Promise<string> {
  return promisify(execFile)(process.execPath, [program, url, folder]).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
}

test('a build is opened beside all that is live before it is published, and one that does not open is named', {
  tag: '@slow',
}, async ({ panel }) => {
  expect(await tried(panel, join(import.meta.dirname, '../dist'))).toBe('');
  expect(await tried(panel, await buildFixtureRelease('mf-fleet', '1.6.0'))).toBe('');
  const broken = await buildVariant('mf-fleet', '1.6.1', [
    {
      file: 'src/drivers/drivers-screen.tsx',
      from: 'export function DriversScreen() {',
      to: "export function DriversScreen() {\n  if (location.hash !== '#never') throw new Error('fixture');",
    },
  ]);
  const said = await tried(panel, broken);
  expect(said).toContain('does not open, and is not published');
  expect(said).toMatch(/\/drivers: .*threw|\/drivers: fixture/);
  expect(said).not.toContain('/containers:');
});
