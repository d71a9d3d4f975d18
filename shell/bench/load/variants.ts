import { join } from 'node:path';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';

const monolith = join(import.meta.dirname, '../../../tools/monolith/dist');

type Served = Pick<RunningPanel, 'url' | 'stop'>;

/** The same sources in three builds, and the releases that each is served from. */
const releases = {
  composed: undefined,
  /** One application with the host's optimizations for the first view. */
  monolith: join(monolith, 'optimized'),
  /** One application with the bundler's defaults: lazy routes, no prefetch. */
  'default monolith': join(monolith, 'default'),
};

/** A panel of another commit, which runs already with the demo company and `TRUSTED_PROXIES=127.0.0.1`. */
const earlier = process.env.EARLIER;

export type Variant = keyof typeof releases | 'earlier';
export const variants = [...Object.keys(releases), ...(earlier ? ['earlier'] : [])] as Variant[];

/** The server refuses a cheaper hash behind a proxy. */
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1', PASSWORD_COST: '17' };

/** Starts a server for each of the builds, all with the same settings and the same demo company. */
export async function startVariants(): Promise<Record<Variant, Served>> {
  const started = await Promise.all(
    Object.entries(releases).map(
      async ([name, folder]): Promise<[string, Served]> => [
        name,
        await startPanel({
          ...behindProxy,
          ...(folder !== undefined && { RELEASES: folder }),
        }),
      ],
    ),
  );
  if (earlier) started.push(['earlier', { url: earlier, stop: async () => {} }]);
  return Object.fromEntries(started) as Record<Variant, Served>;
}

/** In a random order, so that periodic load affects all alike. */
export const shuffledVariants = (): Variant[] =>
  variants
    .map((variant) => [Math.random(), variant] as const)
    .sort(([a], [b]) => a - b)
    .map(([, variant]) => variant);
