import { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { staleTexts } from '@hawiyat/shared/testing/translator';

test.use({ isTranslated: true, panelName: 'translated walk' });

/** On each screen. */
const presses = 20;
const screens = [
  ...['/dashboard', '/dashboard/statement', '/containers', '/containers?view=table', '/drivers', 'a driver'],
  ...['/vehicles', '/vehicles?view=documents', '/orders', '/orders?tab=accepted_orders', '/orders/work'],
  ...[
    '/orders?tab=sub_orders',
    '/orders?tab=accepted_orders&view=board',
    '/orders?tab=accepted_orders&view=day',
  ],
  ...['/settings/company', '/settings/people', '/settings/notifications'],
];

/** The same presses in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

for (const [seed, screen] of screens.entries())
  test(`${screen}, translated, is pressed and typed into at random, and stays`, async ({
    page,
    panel,
    session,
    signIn,
  }) => {
    test.slow();
    const next = random(seed + 1);
    let path = screen;
    if (screen === 'a driver') {
      const { drivers } = await askServer(panel.url, session.token, listDrivers, { query: {} });
      path = `/drivers/${drivers[0]?.id}`;
    }
    await signIn(path);
    const controls = page.locator(
      ['button', 'summary', 'input', 'select', '[role=tab]', 'main a:not([target])']
        .map((one) => `${one}:visible`)
        .join(', '),
    );
    await expect(controls.first()).toBeVisible();
    for (let press = 0; press < presses; press++) {
      const control = controls.nth(Math.floor(next() * (await controls.count())));
      const [name, tag] = await control
        .evaluate(
          (element) => [element.textContent + (element.ariaLabel ?? ''), element.tagName],
          undefined,
          {
            timeout: 500,
          },
        )
        .catch(() => ['', '']);
      if (/خروج|تصدير|طباعة|تنزيل/.test(name ?? '')) continue;
      // What has gone meanwhile, or is covered, is left out.
      const act =
        tag === 'INPUT' && next() < 0.7
          ? control.fill('20', { timeout: 500 })
          : control.click({ timeout: 500 });
      await act.catch(() => {});
      if (next() < 0.15) await page.keyboard.press('Escape');
      if (!new URL(page.url()).pathname.startsWith(path.replace(/\?.*/, ''))) await page.goto(path);
      await expect(page.getByText(/تعذّر تحميل هذا القسم|توقف هذا القسم/)).toHaveCount(0);
    }
    await expect.poll(() => staleTexts(page)).toEqual([]);
  });
