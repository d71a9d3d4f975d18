import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { remoteNames } from '@hawiyat/shared/federation/checkout-areas';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { test as base } from '@hawiyat/shared/testing/panel';
import type { TwoReleases } from './prove-fault.ts';

/** Browser tests on a panel where each remote has two fixture releases: the assigned one and its fallback. */
export const test = base.extend<object, { releases: (name: RemoteName) => TwoReleases }>({
  releases: [
    async ({ panel }, use) => {
      const publishBoth = async (name: RemoteName): Promise<TwoReleases> => {
        const [fallback, assigned] = await Promise.all([
          buildFixtureRelease(name, '1.1.0'),
          buildFixtureRelease(name, '1.2.0'),
        ]);
        return { name, fallback: await panel.publish(fallback), assigned: await panel.publish(assigned) };
      };
      const all: TwoReleases[] = [];
      for (const name of remoteNames) all.push(await publishBoth(name));
      await use((name) => {
        const releases = all.find((item) => item.name === name);
        if (!releases) throw new Error(`There is no ${name}`);
        return releases;
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
