import { type RemoteName, remoteNames } from '@hawiyat/shared/contract/remotes';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { test as base } from '@hawiyat/shared/testing/panel';
import type { TwoReleases } from './prove-fault.ts';

/** Browser tests on a panel where each remote has two fixture releases: the assigned one and its fallback. */
export const test = base.extend<object, { releases: Record<RemoteName, TwoReleases> }>({
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
      await use(Object.fromEntries(all.map((item) => [item.name, item])) as Record<RemoteName, TwoReleases>);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
