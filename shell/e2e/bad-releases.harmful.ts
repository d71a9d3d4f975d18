import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';

// Only against hanging: a slow screen is opened up to eighteen times.
test.setTimeout(600_000);

const program = join(import.meta.dirname, '../../tools/start.mjs');

/** Runs the trial as `npm run release` does. @returns all that it prints */
async function trialOf(url: string, folder: string): Promise<string> {
  return promisify(execFile)(process.execPath, [program, 'trial', url, folder]).then(
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

test('a release that changes how the sidebar looks is refused', async ({ panel }) => {
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

test('a release that loops once its data has arrived is refused', async ({ panel }) => {
  const folder = await orders('1.8.1', `while (counts && ${onSubOrders});`);
  const output = await trialOf(panel.url, folder);
  expect(output).toContain('/orders?tab=sub_orders: the page did not answer for 10 s: it may loop');
  expect(output).not.toContain('  /orders:');
});

test('a release without one of its lazy chunks is refused by the trial and by the server', async ({
  panel,
}) => {
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

test('a release whose screen takes two seconds more is refused', async ({ panel }) => {
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

test('a release that fails only in the time zone and language of its users is refused', async ({ panel }) => {
  const folder = await orders(
    '1.8.4',
    `if (new Date().getTimezoneOffset() === -180 && navigator.language === 'ar-SA') throw new Error('in Riyadh');`,
  );
  expect(await trialOf(panel.url, folder)).toMatch(/\/orders: .*\n.*Error: in Riyadh\n/);
});

/** What a release does to people everywhere in the panel, and what the trial says of it, where the page does not first. */
const doneToPeople = [
  {
    does: 'lays a box over the sidebar of wide windows',
    code: `const box = document.createElement('div');
      box.style.cssText = 'position: fixed; inset-block: 0; inset-inline-start: 0; width: 280px; background: white; z-index: 9999';
      if (innerWidth >= 1024) document.body.append(box);`,
    said: /\/orders: nobody can press link «.*» and \d+ more/,
  },
  {
    does: 'swallows clicks outside of it',
    code: `addEventListener('click', (event) => {
      if (!event.target.closest('main')) event.stopImmediatePropagation();
      if (!event.target.closest('main')) event.preventDefault();
    }, true);`,
    said: /\/orders: pressing «.*» in the sidebar does not lead there/,
  },
  {
    does: 'swallows clicks on the header’s buttons',
    code: `addEventListener('click', (event) => {
      if (event.target.closest('header button')) event.stopImmediatePropagation();
      if (event.target.closest('header button')) event.preventDefault();
    }, true);`,
    said: /\/orders: pressing «الإشعارات.*» in the header opens nothing.*\n.*pressing «الحساب والإعدادات.*» in the header/,
  },
  {
    does: 'adds to the history all the time',
    code: `setInterval(() => history.pushState(null, '', '/orders'), 400);`,
    said: /\/orders: while nobody touches the page, it adds entries to the history/,
  },
  {
    does: 'asks the server without a pause',
    code: `setInterval(() => fetch('/api/company/drivers'), 30);`,
    said: /\/orders: while nobody touches it, it makes \d{3} requests in 10 s, the stable release \d+/,
  },
  {
    does: 'ends the session after a while',
    code: 'setTimeout(() => $session.set(null), 4000);',
    said: /\/orders: while nobody touches the page, it ends the session/,
  },
  {
    does: 'hides the sidebar after a while',
    code: `setTimeout(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('aside { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
    }, 9000);`,
    said: /\/orders: it changes the style of \d+ elements outside it after 10 s: aside \(display: none\)/,
  },
  {
    does: 'replaces a method of all arrays after a while',
    code: `const { map } = Array.prototype;
      setTimeout(() => {
        Array.prototype.map = function (...given) { return map.apply(this.slice(0), given); };
      }, 3000);`,
    said: /\/orders: it changes Array\.prototype\.map, which every area uses/,
  },
  {
    does: 'keeps more and more memory',
    code: `globalThis.kept = [];
      setInterval(() => globalThis.kept.push(new Uint8Array(40_000_000).fill(1)), 1000);`,
    said: /\/orders: while nobody touches it, its memory grows by \d+ MB in 10 s/,
  },
];
for (const [i, { does, code, said }] of doneToPeople.entries())
  test(`a release that ${does} is refused`, async ({ panel }) => {
    const folder = await buildVariant('mf-orders', `1.9.${i}`, [
      {
        file: 'src/orders-screen.tsx',
        from: 'const { data: counts, error } = useStore($orderCounts);',
        to: `const { data: counts, error } = useStore($orderCounts);\nuseEffect(() => { ${code} }, []);`,
      },
      {
        file: 'src/orders-screen.tsx',
        from: "import { useEffect } from 'react';",
        to: "import { $session } from '@hawiyat/shared/state';\nimport { useEffect } from 'react';",
      },
      { file: 'trial.ts', text: "export const trial = [{ path: '/orders' }];" },
    ]);
    const output = await trialOf(panel.url, folder);
    const own =
      /\/orders: (mf-orders|ReleaseFailed:) 1\.9\.\S+ (altered the layout|alteredLayout|deadLink|lostSession|alteredBuiltIns)/;
    expect(output).toMatch(new RegExp(`${said.source}|${own.source}`));
    expect(output).toContain('is not published');
  });

/** Ways not to take over the page that the server has rendered. */
const notTakenOver = [
  {
    does: 'renders something else than the server has sent',
    screen: "() => <div>{typeof document === 'undefined' ? null : <i>1</i>}<Policy /></div>",
  },
  {
    does: 'renders what the server has sent once more',
    screen: `() => {
      const [time, setTime] = useState(0);
      useEffect(() => setTime(1), []);
      return <Policy key={time} />;
    }`,
  },
];
for (const [i, { does, screen }] of notTakenOver.entries())
  test(`a release that ${does} is refused`, async ({ panel }) => {
    const file = 'src/legal/privacy-policy.tsx';
    const folder = await buildVariant('mf-marketing', `1.9.${i}`, [
      {
        file,
        from: 'export const PrivacyPolicy =',
        to: `export const PrivacyPolicy = ${screen};\nconst Policy =`,
      },
      {
        file,
        from: 'import text',
        to: "import { useEffect, useState } from 'react';\nimport text",
      },
      { file: 'trial.ts', text: "export const trial = [{ path: '/privacy-policy' }];" },
    ]);
    const output = await trialOf(panel.url, folder);
    expect(output).toMatch(/\/privacy-policy: it makes the page anew that the server has sent/);
    expect(output).toContain('is not published');
  });

for (const name of ['mf-fleet', 'mf-orders', 'mf-insights', 'mf-marketing'])
  test(`the trial finds nothing wrong with ${name}`, async ({ panel }) => {
    const output = await trialOf(panel.url, join(import.meta.dirname, '../..', name, 'dist'));
    expect(output).toContain('Opens as it should');
    // Every route, every dialog and every script is reached, or left out with a reason.
    expect(output).not.toMatch(/no (step|screen) of/);
  });
