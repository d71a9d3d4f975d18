import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { areasLog } from './areas/area-event.ts';
import { readAreas } from './areas/area-rows.ts';
import { eventsAfter } from './log-entries.ts';
import { after, initialState, type RolloutEvent, type RolloutState } from './rollout.ts';

export interface RolloutStates {
  readonly compositionVersion: number;
  readonly areas: readonly Area[];
  readonly releasable: readonly Releasable[];
  get(name: Releasable): RolloutState;
}

/** Caches the log, so that a server reads only what was appended since. */
export function stateCache() {
  let version = 0;
  let current = new Map<Releasable, RolloutState>();
  let areas: readonly Area[] | null = null;
  return {
    version: () => version,

    areas: (): readonly Area[] => areas ?? [],

    /** Two concurrent reads give the same result. */
    async read(tx: Transaction<Schema>): Promise<RolloutStates> {
      const [from, base] = [version, current];
      const rows = await eventsAfter(tx, from);
      const next = new Map(base);
      for (const { remote, event, at } of rows.filter((row) => row.remote !== areasLog))
        next.set(remote, after(next.get(remote) ?? initialState, JSON.parse(event) as RolloutEvent, at));
      const last = Number(rows.at(-1)?.id ?? from);
      const known = areas;
      const isNews = known === null || rows.some((row) => row.remote === areasLog);
      const newest = isNews ? await readAreas(tx) : known;
      if (last > version) [version, current] = [last, next];
      if (isNews && last >= version) areas = newest;
      return {
        compositionVersion: last,
        areas: newest,
        releasable: ['shell', ...newest.map(({ name }) => name)],
        get: (name) => next.get(name) ?? initialState,
      };
    },
  };
}
