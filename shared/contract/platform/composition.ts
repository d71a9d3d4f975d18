import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { composedArea } from './areas.ts';

const composedRelease = object(() => ({
  id: z.string(),
  globalName: z.string(),
  contract: z.number(),
  /** Absolute, with a slash at the end: `/r/mf-fleet/1.0.0-3f9c2a71d0/`. */
  base: z.string(),
  entry: z.string(),
  integrity: z.string(),
}));
export type ComposedRelease = z.infer<typeof composedRelease>;

const composedRemote = object(() => ({
  assigned: composedRelease,
  fallback: z.nullable(composedRelease),
  /** Releases that no page may continue with: halted or rolled back. */
  withdrawn: z.array(z.string()),
}));
export type ComposedRemote = z.infer<typeof composedRemote>;

const composition = object(() => ({
  host: z.string(),
  company: z.nullable(z.string()),
  /** Rises whenever any rollout changes. */
  version: z.number(),
  areas: z.array(composedArea),
  /** By area; one without a release for this company is missing. */
  remotes: z.record(z.string(), composedRemote),
}));
export type Composition = z.infer<typeof composition>;

/** Fetched when the page was composed for another company or for nobody. */
export const fetchComposition = endpoint('GET /api/platform/composition', () => ({
  right: 'own',
  response: z.object({ composition }),
  defaultMessage: 'Failed to fetch composition',
}));
