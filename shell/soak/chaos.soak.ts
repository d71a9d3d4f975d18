import { defaultSettings } from '@hawiyat/shared/contract/platform/settings';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { faults, type Target } from '../e2e/faulty-releases.ts';
import { proveFault, proveSlow, proveUncaught, type ReleaseFault } from '../e2e/prove-fault.ts';
import { test } from '../e2e/two-releases.ts';

const { areaDeadline } = defaultSettings;

test.use({ panelName: 'chaos', panelSettings: { RATE_LIMIT_FACTOR: '1000' } });
test.setTimeout(120_000);

/** Without the check for uncaught errors, which these tests cause. */
const tolerant = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern which others it needs
  quiet: async ({}, use) => use(undefined),
});

const targets: Target[] = ['entry', 'chunk', 'style', 'lazy chunk', 'lazy style'];
const releaseFaults: ReleaseFault[] = [
  ...targets.flatMap((target) => faults.map((fault) => ({ target, fault }))),
  { crash: 'throws on load' },
  { crash: 'throws on mount' },
  { crash: 'throws on lazy mount' },
  { crash: 'throws later' },
];

for (const name of remoteNames) {
  for (const releaseFault of releaseFaults) {
    const what =
      'crash' in releaseFault ? releaseFault.crash : `${releaseFault.target} ${releaseFault.fault}`;
    test(`${name}: ${what}`, async ({ page, releases, signIn }) => {
      if (name === 'mf-marketing') await page.goto('/health');
      else await signIn('/health');
      await proveFault(page, await releases(name), releaseFault, areaDeadline);
    });
  }

  for (const target of targets)
    test(`${name}: ${target} slow`, async ({ page, releases, signIn }) => {
      if (name !== 'mf-marketing') await signIn('/health');
      await proveSlow(page, await releases(name), target, areaDeadline);
    });

  tolerant(`${name}: throws later in an event`, async ({ page, releases, signIn }) => {
    if (name !== 'mf-marketing') await signIn('/health');
    await proveUncaught(page, await releases(name));
  });
}
