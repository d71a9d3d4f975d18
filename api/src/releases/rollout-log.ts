import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import type { Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import {
  type Author,
  appendEntry,
  entriesOf,
  type LoggedEvent,
  lastEntryOf,
  lockLog,
  type NewEntry,
} from './log-entries.ts';
import { headOf, moveHead, storeHead } from './log-head.ts';
import type { RolloutEvent, RolloutState } from './rollout.ts';
import { changedMeanwhile } from './rollout-errors.ts';
import { type LogKey, sealed, stateOf } from './seal.ts';
import { type RolloutStates, stateCache } from './state-cache.ts';
import { announce } from './webhooks/announce.ts';
import { rolloutPayload } from './webhooks/rollout-payload.ts';

type Tx = Transaction<Schema>;

export type { Author, RolloutStates };
export type RolloutLog = ReturnType<typeof rolloutLog>;

/** The append-only log of rollouts and areas, sealed with `key`; several servers may share it. */
export function rolloutLog(db: Db, key: LogKey) {
  const cache = stateCache();

  return {
    /** The version that this server read last, without a query. */
    knownVersion: () => cache.version(),

    knownAreas: (): readonly Area[] => cache.areas(),

    states: (): Promise<RolloutStates> => asPlatform(db, cache.read),

    /** Appends the event that `choose` returns for the current state, if any; no other writer comes between. */
    async add(
      remote: Releasable,
      author: Author,
      at: Date,
      choose: (rolloutState: RolloutState, tx: Tx) => Promise<LoggedEvent | null> | LoggedEvent | null,
    ): Promise<RolloutState> {
      await asPlatform(db, async (tx) => {
        await lockLog(tx);
        const before = (await cache.read(tx)).get(remote);
        const event = await choose(before, tx);
        if (event) await append(tx, before, { remote, author, event, at }, key);
      });
      return (await asPlatform(db, cache.read)).get(remote);
    },

    async addEach(
      names: readonly Releasable[],
      author: Author,
      at: Date,
      choose: (rolloutState: RolloutState, remote: Releasable) => RolloutEvent | null,
    ): Promise<void> {
      await asPlatform(db, async (tx) => {
        await lockLog(tx);
        const rolloutStates = await cache.read(tx);
        for (const remote of names) {
          const before = rolloutStates.get(remote);
          const event = choose(before, remote);
          if (event) await append(tx, before, { remote, author, event, at }, key);
        }
      });
    },

    async log(remote: Releasable): Promise<{ entries: RolloutLogEntry[]; state: LogState }> {
      const [all, head] = await asPlatform(db, async (tx) => {
        // No entry comes between the two queries.
        await lockLog(tx);
        return [await entriesOf(tx, remote), await headOf(tx, remote)] as const;
      });
      return { entries: all.map(({ seal: _, ...entry }) => entry), state: stateOf(all, head ?? null, key) };
    },

    /** Seals one log up to the hash that an operator read last; fails when there are later entries. */
    async seal(remote: Releasable, seen: string | null): Promise<void> {
      await asPlatform(db, async (tx) => {
        await lockLog(tx);
        const last = await lastEntryOf(tx, remote);
        if ((last?.hash ?? null) !== seen) throw changedMeanwhile();
        await storeHead(tx, sealed(remote, last ?? null, key));
      });
    },
  };
}

async function append(tx: Tx, before: RolloutState, entry: NewEntry, key: LogKey): Promise<void> {
  await moveHead(tx, await appendEntry(tx, entry, key), key);
  const payload = rolloutPayload(before, entry);
  if (payload) await announce(tx, payload, entry.at);
}
