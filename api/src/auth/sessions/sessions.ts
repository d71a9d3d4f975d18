import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db, Schema } from '../../db/schema.ts';
import {
  acting,
  actingAs,
  asSessions,
  asSessionsForWork,
  type Role,
  roleOfSessions,
  type SessionTable,
} from '../../db/tenant.ts';
import { isToken, newToken, tokenHash } from './token.ts';

type Tx = Transaction<Schema>;
type Columns = Readonly<Record<string, string | Buffer | RawBuilder<Buffer> | null>>;

const minute = 60_000;
/** Servers' clocks may differ by a minute: a session that starts later was started by a wrong clock. */
const latestStart = (now: Date) => new Date(now.getTime() + minute);
const before = (now: Date, by: number) => new Date(now.getTime() - by);

/** `s` is the session in this SQL. */
export interface Audience<Row, Principal> {
  readonly table: SessionTable;
  readonly lifetime: number;
  /** Milliseconds; null: an unused session stays open. */
  readonly idleLimit: number | null;
  readonly columns: RawBuilder<unknown>;
  /** Joins, and the conditions under which a session is valid. */
  readonly valid: RawBuilder<unknown>;
  /** The role of a call's work, and the column with the id that it acts for. */
  readonly worksAs: readonly [Role, (keyof Row & string) | null];
  readonly principalOf: (row: Row, tokenHash: Buffer) => Principal;
  readonly touches?: (used: { readonly now: Date; readonly tokenHash: Buffer }) => RawBuilder<unknown>;
}

export interface SessionRow {
  readonly id: string;
  readonly token_hash: Uint8Array;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

interface Named {
  readonly id?: string;
  readonly token_hash?: Buffer | RawBuilder<Buffer>;
}

interface NewSession {
  readonly now: Date;
  readonly expiresAt?: Date;
  readonly columns?: Columns;
}

/** `Owner` has the columns that identify a session's owner. */
export class Sessions<Owner extends Columns, Row, Principal, Stored extends SessionRow = SessionRow> {
  readonly #table: RawBuilder<unknown>;

  constructor(private readonly audience: Audience<Row, Principal>) {
    this.#table = sql.table(audience.table);
  }

  /** Also deletes the owner's ended sessions. */
  async start(tx: Tx, owner: Owner, { now, expiresAt, columns }: NewSession): Promise<string> {
    const token = newToken();
    const row = {
      ...{ ...owner, ...columns, token_hash: tokenHash(token), created_at: now, last_used_at: now },
      expires_at: expiresAt ?? new Date(now.getTime() + this.audience.lifetime),
    };
    await this.#reach(tx, owner, async (reached) => {
      await sql`delete from ${this.#table} s where ${equal(owner)} and not (${this.#isOpen(now)})`.execute(
        reached,
      );
      await sql`insert into ${this.#table} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(reached);
    });
    return token;
  }

  /** Records the use at most once a minute. Rejects sessions that started in the future. */
  async find(db: Db, token: string, now: Date): Promise<Principal | null> {
    if (!isToken(token)) return null;
    const { table, columns, valid, worksAs, principalOf } = this.audience;
    const [role, id] = worksAs;
    const hash = tokenHash(token);
    const principal = acting(role, id === null ? sql.lit('') : sql`${sql.ref(`s.${id}`)}::text`);
    const select = sql<Row & Pick<SessionRow, 'last_used_at'>>`select ${prepared}
      ${columns}, s.last_used_at, ${principal}
      from ${this.#table} s ${valid} and s.token_hash = ${hash} and ${this.#isOpen(now)}`;
    const row = await asSessionsForWork(
      db,
      table,
      async (tx) => (await select.execute(tx)).rows[0],
      (found) => [role, id === null ? '' : String(found[id])],
    );
    if (!row) return null;
    // Before the work, which would keep the session's row locked.
    if (row.last_used_at <= before(now, minute) || row.last_used_at > latestStart(now))
      await this.touch(db, hash, now);
    return principalOf(row, hash);
  }

  touch(db: Db, hash: Buffer, now: Date): Promise<void> {
    const { table, touches } = this.audience;
    return asSessions(db, table, async (tx) => {
      // A read must not wait for a standby.
      await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
      const use = sql`update ${this.#table} set last_used_at = ${now} where token_hash = ${hash}`;
      await (touches?.({ now, tokenHash: hash }) ?? use).execute(tx);
    });
  }

  list(tx: Tx, owner: Owner, openAt?: Date): Promise<Stored[]> {
    const isOpen = openAt ? this.#isOpen(openAt) : sql`true`;
    return this.#reach(tx, owner, async (reached) => {
      const { rows } = await sql<Stored>`select * from ${this.#table} s where ${equal(owner)} and ${isOpen}
        order by last_used_at desc, id`.execute(reached);
      return rows;
    });
  }

  end(tx: Tx, which: Columns & Partial<Owner> & Named): Promise<number> {
    return this.#delete(tx, which, equal(which));
  }

  async endOthers(tx: Tx, owner: Owner, kept: Buffer): Promise<void> {
    await this.#delete(tx, owner, sql`${equal(owner)} and token_hash <> ${kept}`);
  }

  async expire(tx: Tx, ended: Date): Promise<void> {
    await this.#delete(tx, {}, sql`expires_at <= ${ended}`);
  }

  /** Takes hashes of tokens, in hex; does not count as use. */
  async stillOpen(db: Db, sessions: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const { table, valid } = this.audience;
    const { rows } = await asSessions(db, table, (tx) =>
      // A constant array: with a join, row-level security would scan all sessions.
      sql<{ session: string }>`select encode(s.token_hash, 'hex') as session from ${this.#table} s ${valid}
        and s.token_hash = any(${sessions.map((hash) => `\\x${hash}`)}::text[]::bytea[])
        and ${this.#isOpen(now)}`.execute(tx),
    );
    return new Set(rows.map(({ session }) => session));
  }

  #isOpen(now: Date): RawBuilder<unknown> {
    const { idleLimit } = this.audience;
    const isUsed = idleLimit === null ? sql`` : sql`and s.last_used_at > ${before(now, idleLimit)}`;
    return sql`s.expires_at > ${now} ${isUsed} and s.created_at <= ${latestStart(now)}`;
  }

  #delete(tx: Tx, which: Columns, condition: RawBuilder<unknown>): Promise<number> {
    return this.#reach(tx, which, async (reached) => {
      const { numAffectedRows } = await sql`delete from ${this.#table} where ${condition}`.execute(reached);
      return Number(numAffectedRows ?? 0);
    });
  }

  /** With a known tenant the role sees only that tenant's rows. */
  #reach<T>(tx: Tx, { company_id, customer_id }: Columns, work: (reached: Tx) => Promise<T>): Promise<T> {
    const tenant = company_id ?? customer_id ?? '';
    return actingAs(tx, roleOfSessions(this.audience.table), String(tenant), work);
  }
}

const equal = (columns: Columns) =>
  sql.join(
    Object.entries(columns).map(([name, value]) =>
      value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
    ),
    sql` and `,
  );
