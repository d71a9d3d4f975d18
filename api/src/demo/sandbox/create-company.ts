import { randomInt, randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import type { Role } from '@hawiyat/shared/contract/roles';
import { sql, type Transaction } from 'kysely';
import { drawCompanyIdentifier } from '../../companies/company-identifier.ts';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { asPlatform } from '../../db/tenant.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { pathOf } from '../../uploads/store.ts';
import { demoProof, storeDemoProof } from '../demo-proof.ts';
import { insertWorld } from '../seed/demo.ts';
import { type Random, seededRandom } from '../seed/random.ts';
import { demoWorld, type World, type WorldSize } from '../seed/world.ts';

/** So many companies that are not real exist at most: they share the database with the real ones. */
const most = { sandbox: 200, demo: 50 };

/** Enough to try everything, and inserted in a moment. */
export const smallSize: WorldSize = {
  ...{ months: 4, containers: 40, drivers: 8, orders: 60, canceled: 6, subOrders: 50 },
  ...{ live: 2, open: 8, closed: 6, customers: 24, maintenance: 2 },
};

/** No password has this hash. */
export const noPassword = `$scrypt$ln=17,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface NewCompany {
  readonly kind: 'sandbox' | 'demo';
  readonly sandboxOf: string | null;
  readonly name: string;
  readonly person: Person;
  readonly expiresAt: Date;
}

/**
 * Creates a company that is not real, filled like the demo company, as a world of its own.
 * @returns its id
 * @throws DomainError `sandboxes-full`, `demos-full`
 */
export async function createCompany(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  { kind, sandboxOf, name, person, expiresAt }: NewCompany,
): Promise<string> {
  await ensureDemoProof(dataDir);
  const world = smallWorld(now());
  const id = world.company;
  await asPlatform(db, async (tx) => {
    await assertRoom(tx, kind, now());
    await tx
      .insertInto('companies')
      .values({
        ...{ id, kind, name, sandbox_of: sandboxOf, ends_at: expiresAt, created_at: now() },
        ...{ commercial_number: '7000000000', tax_number: '300000000000003', phone: '920000000' },
        identifier: await freeIdentifier(tx),
        last_container_number: world.containers.length,
      })
      .execute();
    await tx
      .insertInto('bank_accounts')
      .values({
        company_id: id,
        bank_name: 'مصرف الراجحي',
        account_number: '608010167519',
        iban: 'SA0380000000608010167519',
        account_name: name,
      })
      .execute();
    await insertWorld(tx, world);
    await addPerson(tx, id, person);
  });
  return id;
}

/** Lets a person in who has no password there; again it only brings the role up to date. @param tx of the company */
export async function addPerson(tx: Transaction<Schema>, companyId: string, person: Person): Promise<void> {
  await tx
    .insertInto('admins')
    .values({ ...person, company_id: companyId, password_hash: noPassword })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'id'])
        .doUpdateSet({ name: person.name, role: person.role, removed_at: null }),
    )
    .execute();
}

/** @throws DomainError `sandboxes-full`, `demos-full` */
async function assertRoom(tx: Transaction<Schema>, kind: 'sandbox' | 'demo', now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companies of kind ${kind}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('companies')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', kind)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  if (count >= most[kind]) throw new DomainError(kind === 'sandbox' ? 'sandboxes-full' : 'demos-full');
}

async function freeIdentifier(tx: Transaction<Schema>): Promise<string> {
  for (;;) {
    const identifier = drawCompanyIdentifier();
    const taken = tx.selectFrom('companies').select('id').where('identifier', '=', identifier);
    if (!(await taken.executeTakeFirst())) return identifier;
  }
}

/** Ids are nobody else's, and phone numbers nobody's at all: whoever tries one reaches no stranger. */
function smallWorld(today: Date): World {
  const random: Random = { ...seededRandom(randomInt(2 ** 32)), uuid: randomUUID };
  const world = demoWorld(today, smallSize, random);
  const customers = world.customers.map((customer) => ({
    ...customer,
    world: world.company,
    phone: `010${randomInt(1e10).toString().padStart(10, '0')}`,
  }));
  return { ...world, customers };
}

async function ensureDemoProof(dataDir: string): Promise<void> {
  const path = pathOf(dataDir, demoProof);
  const isThere =
    path !== null &&
    (await access(path).then(
      () => true,
      () => false,
    ));
  if (!isThere) await storeDemoProof(dataDir);
}
