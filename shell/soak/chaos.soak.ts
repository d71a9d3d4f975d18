import { remoteNames } from '@hawiyat/shared/contract/remotes';
import { defaultSettings } from '@hawiyat/shared/contract/settings';
import { faults, type Target } from '../e2e/faulty-releases.ts';
import { proveSlow, proveTrouble, proveUncaught, type Trouble } from '../e2e/one-fault.ts';
import { test } from '../e2e/two-releases.ts';

/** Every fault of every file of each remote, with production's time limits. */
const { areaDeadline } = defaultSettings;

test.use({ panelName: 'chaos', panelSettings: { RATE_LIMIT_FACTOR: '1000' } });
test.setTimeout(120_000);

/** Where an error that nothing caught is what is wanted. */
const loud = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern which others it needs
  quiet: async ({}, use) => use(undefined),
});

const targets: Target[] = ['entry', 'chunk', 'style', 'late chunk', 'late style'];
const troubles: Trouble[] = [
  ...targets.flatMap((target) => faults.map((fault) => ({ target, fault }))),
  { planted: 'throws on load' },
  { planted: 'throws on mount' },
  { planted: 'throws on late mount' },
  { planted: 'throws later' },
];

for (const name of remoteNames) {
  for (const trouble of troubles) {
    const what = 'planted' in trouble ? trouble.planted : `${trouble.target} ${trouble.fault}`;
    test(`${name}: ${what}`, async ({ page, releases, signIn }) => {
      if (name === 'mf-marketing') await page.goto('/health');
      else await signIn('/health');
      await proveTrouble(page, releases[name], trouble, areaDeadline);
    });
  }

  for (const target of targets)
    test(`${name}: ${target} slow`, async ({ page, releases, signIn }) => {
      if (name !== 'mf-marketing') await signIn('/health');
      await proveSlow(page, releases[name], target, areaDeadline);
    });

  loud(`${name}: throws later in an event`, async ({ page, releases, signIn }) => {
    if (name !== 'mf-marketing') await signIn('/health');
    await proveUncaught(page, releases[name]);
  });
}
