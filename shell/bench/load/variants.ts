import { join } from 'node:path';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';

const monolith = join(import.meta.dirname, '../../../tools/monolith/dist');

/** The same sources in three builds, and the releases that each is served from. */
const releases = {
  composed: undefined,
  /** One application with the host's optimizations for the first view. */
  monolith: join(monolith, 'optimized'),
  /** One application with the bundler's defaults: lazy routes, no prefetch. */
  'default monolith': join(monolith, 'default'),
};

export type Variant = keyof typeof releases;
export const variants = Object.keys(releases) as Variant[];

/** Starts a server for each, all with the same settings and the same demo company. */
export async function startVariants(): Promise<Record<Variant, RunningPanel>> {
  const started = await Promise.all(
    Object.entries(releases).map(async ([name, folder]) => [
      name,
      await startPanel({
        TRUSTED_PROXIES: '127.0.0.1',
        ...(folder !== undefined && { RELEASES: folder }),
      }),
    ]),
  );
  return Object.fromEntries(started);
}

/** In a random order, so that periodic load affects all alike. */
export const shuffledVariants = (): Variant[] =>
  variants
    .map((variant) => [Math.random(), variant] as const)
    .sort(([a], [b]) => a - b)
    .map(([, variant]) => variant);
