import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { test as base } from '@hawiyat/shared/testing/panel';
import type { TwoReleases } from './prove-fault.ts';

/** Browser tests on a panel where each remote has two fixture releases: the assigned one and its fallback. */
export const test = base.extend<{ releases: (name: RemoteName) => TwoReleases }>({
  releases: [
    async ({ panel, panels }, use) => {
      const publishBoth = async (name: RemoteName): Promise<TwoReleases> => {
        const [fallback, assigned] = await Promise.all([
          buildFixtureRelease(name, '1.1.0'),
          buildFixtureRelease(name, '1.2.0'),
        ]);
        return { name, fallback: await panel.publish(fallback), assigned: await panel.publish(assigned) };
      };
      const all = await panels.on(panel, 'two releases', async () => {
        const both: TwoReleases[] = [];
        for (const name of remoteNames) both.push(await publishBoth(name));
        return both;
      });
      await use((name) => {
        const releases = all.find((item) => item.name === name);
        if (!releases) throw new Error(`There is no ${name}`);
        return releases;
      });
    },
    { timeout: 120_000 },
  ],
});
