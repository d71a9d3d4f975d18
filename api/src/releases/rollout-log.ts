import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { type AreaEvent, areasLog } from './areas/area-event.ts';
import { readAreas } from './areas/area-rows.ts';
import { beginning, hashOfEntry } from './chain.ts';
import { after, nothing, type RolloutEvent, type RolloutState } from './rollout.ts';
import { changedMeanwhile } from './rollout-errors.ts';
import { type Head, isValidHead, type LogKey, sealed, stateOf } from './seal.ts';
import { announce } from './webhooks/announce.ts';
import { rolloutPayload } from './webhooks/rollout-payload.ts';

/** The author of an event, and the reason. */
export interface Author {
  /** e.g. `operator`, `server`, `guard`. */
  readonly actor: string;
  readonly reason: string;
}

/** What an entry of a log says. */
type LoggedEvent = RolloutEvent | AreaEvent;

/** The areas, and the rollout states of their remotes and the host, at one moment. */
export interface RolloutStates {
  /** The composition version: rises with every event. */
  readonly compositionVersion: number;
  /** Without those that are retired. */
  readonly areas: readonly Area[];
  /** The host, and the remote of each area. */
  readonly releasable: readonly Releasable[];
  get(name: Releasable): RolloutState;
}

export type RolloutLog = ReturnType<typeof rolloutLog>;

/** Any constant unique to this lock: writers take turns, so that ids commit in order. */
const lockKey = 4_826_196;

/**
 * The append-only log of rollouts and areas, and the rollout states that follow from it. Several servers may share one.
 * @param key with which they seal it
 */
export function rolloutLog(db: Db, key: LogKey) {
  let version = 0;
  let current = new Map<Releasable, RolloutState>();
  let areas: readonly Area[] | null = null;

  /** Reads what others, or this server, have appended since. Two concurrent reads give the same result. */
  async function catchUp(tx: Transaction<Schema>): Promise<RolloutStates> {
    const [from, base] = [version, current];
    const rows = await tx
      .selectFrom('release_events')
      .select(['id', 'remote', 'event', 'at'])
      .where('id', '>', String(from))
      .orderBy('id')
      .execute();
    const next = new Map(base);
    for (const { remote, event, at } of rows.filter((row) => row.remote !== areasLog))
      next.set(remote, after(next.get(remote) ?? nothing, JSON.parse(event) as RolloutEvent, at));
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
      get: (name) => next.get(name) ?? nothing,
    };
  }

  /** The rollout states, locked until the transaction ends. */
  async function lockedStates(tx: Transaction<Schema>): Promise<RolloutStates> {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    return catchUp(tx);
  }

  async function append(
    tx: Transaction<Schema>,
    remote: Releasable,
    { actor, reason }: Author,
    now: Date,
    event: LoggedEvent,
    before: RolloutState,
  ): Promise<void> {
    const last = await lastOf(tx, remote);
    const entry = {
      remote,
      seq: (last?.seq ?? 0) + 1,
      at: now.toISOString(),
      actor,
      reason,
      event: JSON.stringify(event),
      previous: last?.hash ?? beginning,
    };
    const hashed = { ...entry, hash: hashOfEntry(entry) };
    await tx
      .insertInto('release_events')
      .values({ ...hashed, at: now, seal: key.sealEntry(hashed) })
      .execute();
    await moveHead(tx, hashed);
    const payload = rolloutPayload(remote, before, event, { actor, reason }, now);
    if (payload) await announce(tx, payload, now);
  }

  /** Only a valid head moves: one that is missing or wrong stays, visible to everyone. */
  async function moveHead(tx: Transaction<Schema>, entry: RolloutLogEntry): Promise<void> {
    const { remote, seq, hash } = entry;
    const head = await headOf(tx, remote);
    if (!head && seq > 1) return;
    if (head) {
      const entries = tx
        .selectFrom('release_events')
        .select(['remote', 'seq', 'hash'])
        .where('remote', '=', remote);
      if (!isValidHead(head, await entries.where('seq', '=', head.seq).execute(), key) || seq <= head.seq)
        return;
    }
    const next = { remote, seq, hash, unsealed: head?.unsealed ?? 0 };
    await setHead(tx, { ...next, seal: key.sealHead(next) });
  }

  const headOf = (tx: Transaction<Schema>, remote: Releasable) =>
    tx
      .selectFrom('release_log_heads')
      .select(['remote', 'seq', 'hash', 'unsealed', 'seal'])
      .where('remote', '=', remote)
      .executeTakeFirst();

  async function setHead(tx: Transaction<Schema>, head: Head): Promise<void> {
    const { remote: _, ...changed } = head;
    await tx
      .insertInto('release_log_heads')
      .values(head)
      .onConflict((conflict) => conflict.column('remote').doUpdateSet(changed))
      .execute();
  }

  async function sealNow(tx: Transaction<Schema>, remote: Releasable): Promise<void> {
    await setHead(tx, sealed(remote, (await lastOf(tx, remote)) ?? null, key));
  }

  const lastOf = (tx: Transaction<Schema>, remote: Releasable) =>
    tx
      .selectFrom('release_events')
      .select(['remote', 'seq', 'hash'])
      .where('remote', '=', remote)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();

  return {
    /** @returns the composition version that this server has read last, without a query */
    knownVersion: () => version,

    /** @returns the areas that this server has read last, without a query */
    knownAreas: (): readonly Area[] => areas ?? [],

    /** @returns the current rollout states, including what another server has appended */
    states: (): Promise<RolloutStates> => asPlatform(db, catchUp),

    /**
     * Appends one event, chosen by the current rollout state; no other writer comes between.
     * @param choose returns the event, or throws; null appends nothing
     * @returns the rollout state after it
     */
    async add(
      remote: Releasable,
      author: Author,
      now: Date,
      choose: (
        rolloutState: RolloutState,
        tx: Transaction<Schema>,
      ) => Promise<LoggedEvent | null> | LoggedEvent | null,
    ): Promise<RolloutState> {
      await asPlatform(db, async (tx) => {
        const before = (await lockedStates(tx)).get(remote);
        const event = await choose(before, tx);
        if (event) await append(tx, remote, author, now, event, before);
      });
      return (await asPlatform(db, catchUp)).get(remote);
    },

    /** The same for several logs in one transaction. */
    async addEach(
      names: readonly Releasable[],
      author: Author,
      now: Date,
      choose: (rolloutState: RolloutState, remote: Releasable) => RolloutEvent | null,
    ): Promise<void> {
      await asPlatform(db, async (tx) => {
        const rolloutStates = await lockedStates(tx);
        for (const remote of names) {
          const before = rolloutStates.get(remote);
          const event = choose(before, remote);
          if (event) await append(tx, remote, author, now, event, before);
        }
      });
    },

    /** @returns every entry of one remote's log, oldest first, and whether they can be trusted */
    async log(remote: Releasable): Promise<{ entries: RolloutLogEntry[]; state: LogState }> {
      const [rows, head] = await asPlatform(db, async (tx) => {
        // No entry comes between the two queries.
        await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
        const entries = tx
          .selectFrom('release_events')
          .selectAll()
          .where('remote', '=', remote)
          .orderBy('seq');
        return [await entries.execute(), await headOf(tx, remote)] as const;
      });
      const all = rows.map(({ id: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      const entries = all.map(({ seal: _, ...entry }) => entry);
      return { entries, state: stateOf(all, head ?? null, key) };
    },

    /**
     * Seals one log up to the entry that an operator has read last.
     * @param seen its hash; null: the log was empty
     * @throws DomainError `changed-meanwhile` when there are later entries
     */
    async seal(remote: Releasable, seen: string | null): Promise<void> {
      await asPlatform(db, async (tx) => {
        await lockedStates(tx);
        const last = await lastOf(tx, remote);
        if ((last?.hash ?? null) !== seen) throw changedMeanwhile();
        await sealNow(tx, remote);
      });
    },
  };
}
