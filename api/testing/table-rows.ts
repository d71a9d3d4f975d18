import { sql } from 'kysely';
import type { Db } from '../src/db/open.ts';

/** A table, its rows as the database writes them. */
interface TableRows {
  readonly name: string;
  /** A JSON array of objects, column by column. */
  readonly rows: string;
}

/** Tables with forced row-level security, which binds even their owner. */
export async function forcedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  return rows.map((row) => row.relname);
}

/** Suspends forced row-level security, so that the tables' owner reaches every row. */
export async function asOwner<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const forced = await forcedTables(tx);
    for (const it of forced) await sql`alter table ${sql.table(it)} no force row level security`.execute(tx);
    const result = await work(tx);
    for (const it of forced) await sql`alter table ${sql.table(it)} force row level security`.execute(tx);
    return result;
  });
}

/** Fills a database of the same schema. */
export async function fill(db: Db, tables: readonly TableRows[]): Promise<void> {
  await asOwner(db, async (tx) => {
    // What refers to others goes before them, and comes after them.
    for (const { name } of tables.toReversed()) {
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
      await sql`delete from ${sql.table(name)}`.execute(tx);
    }
    for (const { name, rows } of tables) {
      const table = sql.table(name);
      // The database itself computes the others.
      const { rows: stored } = await sql<{ attname: string }>`
        select attname from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
        tx,
      );
      const columns = sql.join(stored.map(({ attname }) => sql.ref(attname)));
      await sql`
        insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`.execute(tx);
    }
    for (const { name } of tables) {
      await sql`set constraints all immediate`.execute(tx);
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
      const { rows: counted } = await sql<{ column_name: string; next: string }>`
        select column_name, pg_get_serial_sequence(${name}, column_name) as next
        from information_schema.columns where table_name = ${name} and pg_get_serial_sequence(${name}, column_name) is not null`.execute(
        tx,
      );
      for (const { column_name, next } of counted)
        await sql`
          select setval(${next}, coalesce((select max(${sql.ref(column_name)}) from ${sql.table(name)}), 0) + 1, false)`.execute(
          tx,
        );
    }
  });
}

/** @returns every table with its rows, those that others refer to first */
export async function tablesOf(db: Db): Promise<TableRows[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname <> 'migrations' order by relname`.execute(db);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const order: string[] = [];
  const visit = (name: string) => {
    if (order.includes(name)) return;
    for (const it of references) if (it.child === name) visit(it.parent);
    order.push(name);
  };
  for (const { name } of names) visit(name);
  return asOwner(db, async (tx) => {
    const tables: TableRows[] = [];
    for (const name of order) {
      const { rows } = await sql<{ all: string }>`
        select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as all from ${sql.table(name)} t`.execute(tx);
      tables.push({ name, rows: rows[0]?.all ?? '[]' });
    }
    return tables;
  });
}
