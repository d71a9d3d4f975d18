import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { expect } from '@hawiyat/shared/testing/panel';
import { faults, makeFaulty } from './faulty-releases.ts';
import { proveFault, type ReleaseFault } from './prove-fault.ts';
import { test } from './two-releases.ts';

/** Milliseconds: an attempt gets half, enough for a healthy area on a busy machine. */
const deadline = 6_000;

test.use({ panelName: 'faults', panelSettings: { AREA_DEADLINE: String(deadline) } });
test.setTimeout(45_000);
// Each test breaks only the responses of its own page, so workers can share this file.
test.describe.configure({ mode: 'parallel' });

const releaseFaults: ReleaseFault[] = [
  ...faults
    // A truncated or empty file fails the same check as a changed one.
    .filter((fault) => fault !== 'truncated' && fault !== 'empty')
    .flatMap((fault) => [{ target: 'entry', fault } as const, { target: 'chunk', fault } as const]),
  // Fails when the area is mounted already, by another loader than scripts.
  { target: 'lazy style', fault: 'not found' },
  { crash: 'throws on load' },
  { crash: 'throws on mount' },
];

/**
 * A file that is missing, and code that throws. What follows from a fault is decided in `area-state.ts`, whose unit test has
 * every state and event.
 */
const isFirst = (releaseFault: ReleaseFault) =>
  'crash' in releaseFault
    ? releaseFault.crash === 'throws on mount'
    : releaseFault.target === 'entry' && releaseFault.fault === 'not found';

/** `npm run chaos` has each fault with each remote. */
const tried = (name: RemoteName) =>
  releaseFaults.filter((releaseFault) => name === 'mf-orders' || isFirst(releaseFault));

for (const name of remoteNames) {
  for (const releaseFault of tried(name)) {
    const what =
      'crash' in releaseFault ? releaseFault.crash : `has its ${releaseFault.target} ${releaseFault.fault}`;
    const tag = name === 'mf-orders' && isFirst(releaseFault) ? [] : '@slow';
    test(`a release of ${name} that ${what} costs its area alone, and a retry falls back in the same page`, {
      tag,
    }, async ({ page, releases, signIn }) => {
      if (name === 'mf-marketing') await page.goto('/health');
      else await signIn('/health');
      await proveFault(page, await releases(name), releaseFault, deadline);
    });
  }
}

test('a file that fails once is loaded again under a fresh address, and its release is shown', async ({
  page,
  releases,
  signIn,
}) => {
  const { assigned } = await releases('mf-orders');
  const first = new RegExp(`/r/mf-orders/${assigned.id}/(?!~).*__federation_expose`);
  await page.route(first, (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForRequest(first);
  const again = page.waitForResponse((response) =>
    response.url().includes(`/${assigned.id}/~1/remoteEntry.js`),
  );
  await signIn('/orders');
  await failed;
  expect((await again).status()).toBe(200);
  await expect(page.locator('[data-lazy-mark="1.2.0"]')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a release that this browser once hung with is passed over, and the console says so', async ({
  page,
  releases,
  signIn,
}) => {
  const { assigned } = await releases('mf-orders');
  await page.addInitScript(
    (hung) => localStorage.setItem('hung_releases', hung),
    `mf-orders@${assigned.id}@Infinity`,
  );
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await signIn('/orders');
  await expect(page.locator('[data-lazy-mark="1.1.0"]')).toBeAttached();
  expect(said.filter((text) => text.startsWith('[composition]'))).toEqual([
    `[composition] mf-orders ${assigned.id} avoided: this browser once hung with it`,
  ]);
});

test('an entry that arrives after its time limit loads nothing else of its release', {
  tag: '@slow',
}, async ({ page, releases, signIn }) => {
  const { assigned } = await releases('mf-orders');
  let letItArrive = () => {};
  await page.route(`**/r/mf-orders/${assigned.id}/remoteEntry.js`, async (route) => {
    await new Promise<void>((resolve) => {
      letItArrive = resolve;
    });
    await route.continue();
  });
  await page.addInitScript(() => {
    const scripts: string[] = [];
    Object.assign(globalThis, { scripts });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) scripts.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn('/health');
  await page.goto('/orders', { waitUntil: 'commit' });
  await expect(page.locator(`[data-lazy-mark="1.1.0"]`)).toBeAttached({ timeout: deadline + 3_000 });
  letItArrive();
  await page.waitForFunction((name) => Reflect.has(globalThis, name), assigned.globalName);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const scripts: string[] = await page.evaluate(() => Reflect.get(globalThis, 'scripts'));
  const those = scripts
    .filter((script) => script.includes(assigned.id))
    .map((script) => script.replace(/^.*\//, ''));
  expect(those).toEqual(['remoteEntry.js']);
});

test('the outcome of each release is reported with its area and its id', async ({
  page,
  panel,
  releases,
  signIn,
}) => {
  const { assigned, fallback } = await releases('mf-orders');
  const headers = { authorization: `Bearer ${panel.operatorToken}` };
  const counted = async (release: string, outcome: string) => {
    const figures = await (await page.request.get('/metrics', { headers })).text();
    const line = `hawiyat_area_outcomes_total{remote="mf-orders",release="${release}",outcome="${outcome}"} `;
    return Number(figures.split(line)[1]?.split('\n')[0] ?? 0);
  };
  const before = [await counted(assigned.id, 'fellBack'), await counted(fallback.id, 'loaded')];

  await makeFaulty(page, assigned, 'entry', 'not found');
  await signIn('/orders');
  await expect(page.locator(`[data-lazy-mark="1.1.0"]`)).toBeAttached();
  // The outcome is recorded after the area is painted.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Leaving the page sends the queued outcomes.
  await page.goto('/health');
  await expect
    .poll(async () => [await counted(assigned.id, 'fellBack'), await counted(fallback.id, 'loaded')])
    .toEqual(before.map((number) => number + 1));
});
