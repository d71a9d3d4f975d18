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
/** Servers' clocks may differ by so much: a session that began later than that began by a wrong clock. */
const latestStart = (now: Date) => new Date(now.getTime() + minute);
const before = (now: Date, by: number) => new Date(now.getTime() - by);

/** What is particular to the sessions of one audience. `s` is the session in its SQL. */
export interface Audience<Row, Principal> {
  readonly table: SessionTable;
  /** Milliseconds from the start of a session to its end. */
  readonly lifetime: number;
  /** Milliseconds after its last use in which a session ends; null: it does not. */
  readonly idleLimit: number | null;
  /** What a call's work needs to know of the principal. */
  readonly columns: RawBuilder<unknown>;
  /** Joins, and the conditions under which a session holds. */
  readonly valid: RawBuilder<unknown>;
  /** The role of a call's work, and the column with the id that it acts for. */
  readonly worksAs: readonly [Role, (keyof Row & string) | null];
  readonly principalOf: (row: Row, tokenHash: Buffer) => Principal;
  /** What the use of a session changes besides. */
  readonly touches?: (used: { readonly now: Date; readonly tokenHash: Buffer }) => RawBuilder<unknown>;
}

/** A stored session. */
export interface SessionRow {
  readonly id: string;
  readonly token_hash: Uint8Array;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

/** What a session is known by. */
interface Named {
  readonly id?: string;
  readonly token_hash?: Buffer | RawBuilder<Buffer>;
}

interface NewSession {
  readonly now: Date;
  readonly expiresAt?: Date;
  /** Further columns of the audience's table. */
  readonly columns?: Columns;
}

/** The sessions of one audience, in its own table. `Owner` has the columns that say whose a session is. */
export class Sessions<Owner extends Columns, Row, Principal, Stored extends SessionRow = SessionRow> {
  readonly #table: RawBuilder<unknown>;

  constructor(private readonly audience: Audience<Row, Principal>) {
    this.#table = sql.table(audience.table);
  }

  /**
   * Starts a session and deletes its owner's ended ones.
   * @returns the token, of which only the hash is stored
   */
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

  /**
   * Finds a session by its token for the work of a call, and records its use at most once a minute.
   * @returns null when there is none, or it holds no longer, also when it began in the future
   */
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
    // Before the work, so that nobody waits for it with the session's row locked.
    if (row.last_used_at <= before(now, minute) || row.last_used_at > latestStart(now))
      await this.touch(db, hash, now);
    return principalOf(row, hash);
  }

  /** Records the use of a session. */
  touch(db: Db, hash: Buffer, now: Date): Promise<void> {
    const { table, touches } = this.audience;
    return asSessions(db, table, async (tx) => {
      // A read must not wait for a standby.
      await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
      const use = sql`update ${this.#table} set last_used_at = ${now} where token_hash = ${hash}`;
      await (touches?.({ now, tokenHash: hash }) ?? use).execute(tx);
    });
  }

  /** @returns the owner's sessions, the last used first: all that are stored, or those that are open at a time */
  list(tx: Tx, owner: Owner, openAt?: Date): Promise<Stored[]> {
    const isOpen = openAt ? this.#isOpen(openAt) : sql`true`;
    return this.#reach(tx, owner, async (reached) => {
      const { rows } = await sql<Stored>`select * from ${this.#table} s where ${equal(owner)} and ${isOpen}
        order by last_used_at desc, id`.execute(reached);
      return rows;
    });
  }

  /**
   * Ends the sessions with these columns: one by its id or the hash of its token, or all of an owner or a company.
   * @returns how many there were
   */
  end(tx: Tx, which: Columns & Partial<Owner> & Named): Promise<number> {
    return this.#delete(tx, which, equal(which));
  }

  /** Ends the owner's sessions but the one whose token has this hash. */
  async endOthers(tx: Tx, owner: Owner, kept: Buffer): Promise<void> {
    await this.#delete(tx, owner, sql`${equal(owner)} and token_hash <> ${kept}`);
  }

  /** Deletes what ended by its lifetime before a time. */
  async expire(tx: Tx, ended: Date): Promise<void> {
    await this.#delete(tx, {}, sql`expires_at <= ${ended}`);
  }

  /**
   * Which of these sessions still hold; this does not count as use.
   * @param sessions hashes of their tokens, in hex
   */
  async stillOpen(db: Db, sessions: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const { table, valid } = this.audience;
    const { rows } = await asSessions(db, table, (tx) =>
      // Hashes as a constant: by a join row-level security would look through all sessions.
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

  /** Of a known tenant the role sees no other's rows. */
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
