import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwords } from '../src/auth/credentials/password.ts';
import { lockFolder } from '../src/db/lock.ts';
import { migrate } from '../src/db/migrate.ts';
import { type Database, openDatabase } from '../src/db/open.ts';
import { asPlatform } from '../src/db/tenant.ts';
import { postgresDatabase } from '../testing/postgres-database.ts';

/** Whose account strangers guess at. */
export const owner = {
  domain: '9000000001',
  email: 'owner@rowad.example',
  password: 'the-owners-own-password',
};
/** With the owner's password. Each resets it once: a mailbox gets few e-mails a day. */
export const colleagues = Array.from({ length: 20 }, (_, at) => `owner-${at}@rowad.example`);

export interface AttackedCompany {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly database: Database;
  /** Deletes what it has made; the database has to be closed before. */
  end(): Promise<void>;
}

/** A database with the owner's company, all passwords hashed at this cost. */
export async function attackedCompany(
  engine: 'PGlite' | 'PostgreSQL',
  cost: number,
): Promise<AttackedCompany> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-attack-'));
  const postgres = engine === 'PostgreSQL' ? await postgresDatabase() : null;
  const unlock = await lockFolder(dataDir);
  const databaseUrl = postgres?.url ?? null;
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database.db);
  const password_hash = await passwords(cost).hash(owner.password, { person: 'owner' });
  await asPlatform(database.db, async (tx) => {
    const company = {
      ...{ identifier: owner.domain, name: 'رواد' },
      ...{ commercial_number: '7', tax_number: '3', phone: '0' },
    };
    const { id } = await tx.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow();
    const people = [owner.email, ...colleagues].map((email) => ({ name: 'المالك', email }));
    const admins = people.map((person) => ({ ...person, company_id: id, password_hash }));
    await tx.insertInto('admins').values(admins).execute();
  });
  return {
    dataDir,
    databaseUrl,
    database,
    end: async () => {
      await unlock();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let fresh = 0;
/** @returns an address in a network that has never been seen */
export const newNetwork = (): string => `198.51.${100 + Math.floor(fresh / 250)}.${1 + (fresh++ % 250)}`;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
