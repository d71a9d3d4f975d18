import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';

test.setTimeout(600_000);

const program = join(import.meta.dirname, '../../tools/start.mjs');

/** Runs the trial as `npm run release` does. @returns its error text; empty for a release that opens */
async function trialOf({ url }: RunningPanel, folder: string): Promise<string> {
  return promisify(execFile)(process.execPath, [program, 'trial', url, folder]).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('a build is tried beside the live releases: paths that do not open are named, a page that loops as one', {
  tag: '@slow',
}, async ({ panel }) => {
  const broken = await buildVariant('mf-fleet', '1.6.1', [
    {
      file: 'src/drivers/list/drivers-screen.tsx',
      from: 'export function DriversScreen() {',
      to: "export function DriversScreen() {\n  if (location.hash !== '#never') throw new Error('fixture');",
    },
    {
      file: 'src/vehicles-screen.tsx',
      from: 'export function VehiclesScreen() {',
      to: "export function VehiclesScreen() {\n  while (location.hash !== '#never');",
    },
  ]);
  const error = await trialOf(panel, broken);
  expect(error).toContain('does not open as it should, and is not published');
  expect(error).toMatch(
    /\/drivers: .*\n.*Error: fixture\n +at \S+ \(src\/drivers\/list\/drivers-screen\.tsx:\d+:\d+\)\n/,
  );
  // The whole stack: who rendered it is the host.
  expect(error).toMatch(/\n +at .*\/s\/1\.0\.0-\w+\//);
  expect(error).toContain('/drivers at 390 px: ');
  // Without a stack.
  expect(error).toMatch(/\/vehicles: the page did not answer for 10 s(?!\n +at )/);
  expect(error).not.toContain('/containers:');
});

test('a file that the release lacks is named', { tag: '@slow' }, async ({ panel }) => {
  const incomplete = await buildFixtureRelease('mf-fleet', '1.6.3');
  const path = join(incomplete, 'release.json');
  const release = JSON.parse(readFileSync(path, 'utf8'));
  const exposed = '__federation_expose_remote.js';
  const [file = ''] = release.preload.filter((text: string) => text.endsWith(exposed));
  const files = release.files.filter((item: { path: string }) => item.path !== file);
  writeFileSync(path, JSON.stringify({ ...release, files }));
  expect(await trialOf(panel, incomplete)).toContain(`${file} is not in the release`);
});

test('a built host is tried with the scripts that it puts into pages', {
  tag: '@slow',
}, async ({ panel }) => {
  const host = mkdtempSync(join(tmpdir(), 'hawiyat-host-'));
  try {
    cpSync(join(import.meta.dirname, '../dist'), host, { recursive: true });
    const release = JSON.parse(readFileSync(join(host, 'release.json'), 'utf8'));
    // Without the one a prerendered page never loads the host; the other fails on one screen.
    const body = join(host, release.inline.body);
    writeFileSync(body, `if (location.pathname !== '/') { ${readFileSync(body, 'utf8')} }`);
    const fails = "if (location.pathname === '/containers') throw new TypeError('fixture');";
    writeFileSync(join(host, release.inline.head), fails);
    const error = await trialOf(panel, host);
    expect(error).toContain('/: it did not open within 12 s');
    expect(error).toMatch(/\/containers: TypeError: fixture\n +at http.*\/containers:1:/);
    expect(error).not.toContain('/drivers:');
  } finally {
    rmSync(host, { recursive: true });
  }
});
