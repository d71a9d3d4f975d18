import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { test as base } from '@hawiyat/shared/testing/panel';
import type { TwoReleases } from './prove-fault.ts';

/** Browser tests on a panel where a remote gets two fixture releases: the assigned one and its fallback. */
export const test = base.extend<{ releases: (name: RemoteName) => Promise<TwoReleases> }>({
  releases: [
    async ({ panel, panels }, use) => {
      const publishBoth = async (name: RemoteName): Promise<TwoReleases> => {
        const [fallback, assigned] = await Promise.all([
          buildFixtureRelease(name, '1.1.0'),
          buildFixtureRelease(name, '1.2.0'),
        ]);
        return { name, fallback: await panel.publish(fallback), assigned: await panel.publish(assigned) };
      };
      await use((name) => panels.on(panel, `two releases of ${name}`, () => publishBoth(name)));
    },
    { timeout: 120_000 },
  ],
});
