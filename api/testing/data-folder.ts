import { CompiledQuery, sql } from 'kysely';
import { lockFolder } from '../src/db/lock.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import type { Db } from '../src/db/schema.ts';
import { asPlatform } from '../src/db/tenant.ts';
import { cheapHash, testPassword } from './credentials.ts';

/** Queries the database in plain SQL, with values as `$1`. */
export type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * Opens the database of a data folder before a server starts on it. Orders may lack requests and offers
 * there.
 */
export async function onDataFolder<Result>(
  dataDir: string,
  work: (db: Db, query: Ask) => Promise<Result>,
): Promise<Result> {
  const unlock = await lockFolder(dataDir);
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await migrate(db);
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid = 'orders'::regclass and contype = 'f' and pg_get_constraintdef(oid) ~ '(requests|offers)'`.execute(
      db,
    );
    for (const { name } of rows) await sql`alter table orders drop constraint ${sql.id(name)}`.execute(db);
    const query: Ask = async <Row>(text: string, values: readonly unknown[]) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
    const result = await work(db, query);
    await sql`analyze`.execute(db);
    return result;
  } finally {
    await close();
    await unlock();
  }
}

/** An approved company with one administrator. @returns its id, and how to sign in */
export async function addCompany(db: Db, domain: string, name: string) {
  const email = `admin@${domain}.example`;
  const id = await asPlatform(db, async (tx) => {
    const company = await tx
      .insertInto('companies')
      .values({
        ...{ identifier: domain, name, phone: '0112345678' },
        ...{ commercial_number: '7000000001', tax_number: '300000000000003' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('admins')
      .values({ company_id: company.id, name: 'عبدالله الحربي', email, password_hash: cheapHash })
      .execute();
    return company.id;
  });
  return { id, signIn: { domain, email, password: testPassword } };
}
