import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';

test.setTimeout(240_000);

const program = join(import.meta.dirname, '../../tools/trial.mjs');

/** Runs the trial as `npm run release` does. @returns all that it prints */
async function trialOf(url: string, folder: string): Promise<string> {
  return promisify(execFile)(process.execPath, [program, url, folder]).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

/** The orders area with code at the start of its screen. */
const orders = (version: string, code: string) =>
  buildVariant('mf-orders', version, [
    {
      file: 'src/orders-screen.tsx',
      from: 'const { data: counts, error } = useStore($orderCounts);',
      to: `const { data: counts, error } = useStore($orderCounts);\n${code}`,
    },
  ]);
const onSubOrders = "location.search === '?tab=sub_orders'";

test('a release that changes how the sidebar looks is refused', { tag: '@slow' }, async ({ panel }) => {
  const folder = await orders(
    '1.8.0',
    `useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('nav { display: none !important } body { filter: invert(1) }');
      document.adoptedStyleSheets.push(sheet);
    }, []);`,
  );
  const output = await trialOf(panel.url, folder);
  // The host's own look may come before the comparison with the live release, and the area is then taken out.
  expect(output).toMatch(
    /it changes the style of \d+ elements outside it: .*filter: invert|altered the layout: body, navigation/,
  );
  expect(output).toContain('is not published');
});

test('a release that loops once its data has arrived is refused', { tag: '@slow' }, async ({ panel }) => {
  const folder = await orders('1.8.1', `while (counts && ${onSubOrders});`);
  const output = await trialOf(panel.url, folder);
  expect(output).toContain('/orders?tab=sub_orders: the page did not answer for 10 s: it may loop');
  expect(output).not.toContain('  /orders:');
});

test('a release without one of its lazy chunks is refused by the trial and by the server', {
  tag: '@slow',
}, async ({ panel }) => {
  const folder = await orders('1.8.2', '');
  const path = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(path, 'utf8'));
  const files = release.files.filter((file: { path: string }) => !file.path.endsWith('/dialogs.js'));
  writeFileSync(path, JSON.stringify({ ...release, files }));
  const output = await trialOf(panel.url, folder);
  expect(output).toMatch(/its chunk \w+ is not in the release/);
  expect(output).toMatch(/\/orders: .*dialogs\.js is not in the release/s);
  await expect(panel.publishOnly(folder)).rejects.toThrow(/file-missing.*remoteEntry\.js \(chunk \w+\)/s);
});

test('a release whose screen takes two seconds more is refused', { tag: '@slow' }, async ({ panel }) => {
  const folder = await orders(
    '1.8.3',
    `for (const end = performance.now() + 2000; ${onSubOrders} && performance.now() < end; );`,
  );
  const output = await trialOf(panel.url, folder);
  expect(output).toMatch(
    /\/orders\?tab=sub_orders: (a task takes 2|it shows its content after \S+ s, in the stable release after)/,
  );
  expect(output).not.toContain('  /orders:');
});

for (const name of ['mf-fleet', 'mf-orders', 'mf-insights', 'mf-marketing'])
  test(`the trial finds nothing wrong with ${name}`, { tag: '@slow' }, async ({ panel }) => {
    const output = await trialOf(panel.url, join(import.meta.dirname, '../..', name, 'dist'));
    expect(output).toContain('Opens as it should');
    // Every dialog and every script is reached, or left out with a reason.
    expect(output).not.toContain('no step of');
  });
