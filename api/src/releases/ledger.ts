import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { RolloutLine } from '@hawiyat/shared/contract/rollouts';
import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { beginning, hashOfLine } from './chain.ts';
import { after, nothing, type RolloutEvent, type Standing } from './rollout.ts';

/** Who did it, and why. */
export interface Author {
  /** e.g. `operator`, `server`, `guard`. */
  readonly actor: string;
  readonly reason: string;
}

/** All remotes and the host at one moment. */
export interface Standings {
  /** Rises with every event. */
  readonly epoch: number;
  of(name: Releasable): Standing;
}

export type Ledger = ReturnType<typeof ledger>;

/** Any constant of its own: whoever writes waits for whoever writes, so that ids are committed in their order. */
const lockKey = 4_826_196;

/** The log of rollouts, only ever added to, and where things stand by it. Several servers may share one. */
export function ledger(db: Db) {
  let epoch = 0;
  let standings = new Map<Releasable, Standing>();

  /** Reads what others, or this server, have added since. Reading twice at once comes to the same. */
  async function catchUp(tx: Transaction<Schema>): Promise<Standings> {
    const [from, base] = [epoch, standings];
    const rows = await tx
      .selectFrom('release_events')
      .select(['id', 'of', 'event', 'at'])
      .where('id', '>', String(from))
      .orderBy('id')
      .execute();
    const next = new Map(base);
    for (const { of, event, at } of rows)
      next.set(of, after(next.get(of) ?? nothing, JSON.parse(event) as RolloutEvent, at));
    const last = Number(rows.at(-1)?.id ?? from);
    if (last > epoch) [epoch, standings] = [last, next];
    return { epoch: last, of: (name) => next.get(name) ?? nothing };
  }

  return {
    /** What this server knows of without asking: the number of the last event that it has read. */
    knownEpoch: () => epoch,

    /** @returns where things stand at this moment, also by what another server has added */
    standings: (): Promise<Standings> => asPlatform(db, catchUp),

    /**
     * Adds one event, of where things stand then: nobody else adds one in between.
     * @param choose gives the event, or throws; null adds nothing
     * @returns the standing after it
     */
    async add(
      of: Releasable,
      { actor, reason }: Author,
      now: Date,
      choose: (
        standing: Standing,
        tx: Transaction<Schema>,
      ) => Promise<RolloutEvent | null> | RolloutEvent | null,
    ): Promise<Standing> {
      await asPlatform(db, async (tx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
        const standing = (await catchUp(tx)).of(of);
        const event = await choose(standing, tx);
        if (!event) return;
        const last = await tx
          .selectFrom('release_events')
          .select(['seq', 'hash'])
          .where('of', '=', of)
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        const line = {
          of,
          seq: (last?.seq ?? 0) + 1,
          at: now.toISOString(),
          actor,
          reason,
          event: JSON.stringify(event),
          previous: last?.hash ?? beginning,
        };
        await tx
          .insertInto('release_events')
          .values({ ...line, at: now, hash: hashOfLine(line) })
          .execute();
      });
      return (await asPlatform(db, catchUp)).of(of);
    },

    /** @returns every line of one remote's log, oldest first */
    async lines(of: Releasable): Promise<RolloutLine[]> {
      const rows = await asPlatform(db, (tx) =>
        tx.selectFrom('release_events').selectAll().where('of', '=', of).orderBy('seq').execute(),
      );
      return rows.map(({ id: _, at, ...line }) => ({ ...line, at: at.toISOString() }));
    },
  };
}
