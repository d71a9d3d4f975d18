import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { type ComposedArea, composedArea } from './areas.ts';

export interface ComposedRelease {
  readonly id: string;
  readonly globalName: string;
  readonly contract: number;
  /** Absolute, with a slash at the end: `/r/mf-fleet/1.0.0-3f9c2a71d0/`. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
}

export interface ComposedRemote {
  readonly assigned: ComposedRelease;
  readonly fallback: ComposedRelease | null;
  /** Releases that no page may continue with: halted or rolled back. */
  readonly withdrawn: string[];
}

/** For one page load: the release of every remote, and its fallback. */
export interface Composition {
  readonly host: string;
  /** Null without a session. */
  readonly company: string | null;
  /** Rises whenever any rollout changes. */
  readonly version: number;
  readonly areas: ComposedArea[];
  /** By area; one without a release for this company is missing. */
  readonly remotes: Record<string, ComposedRemote>;
}

const composedRelease = object(() => ({
  id: z.string(),
  globalName: z.string(),
  contract: z.number(),
  base: z.string(),
  entry: z.string(),
  integrity: z.string(),
}));

/** Fetched when the page was composed for another company or for nobody. */
export const fetchComposition = endpoint(() => ({
  path: '/api/platform/composition',
  right: 'own',
  response: z.object({
    composition: z.object({
      host: z.string(),
      company: z.nullable(z.string()),
      version: z.number(),
      areas: z.array(composedArea),
      remotes: z.record(
        z.string(),
        z.object({
          assigned: composedRelease,
          fallback: z.nullable(composedRelease),
          withdrawn: z.array(z.string()),
        }),
      ),
    }),
  }),
  defaultMessage: 'Failed to fetch composition',
}));
