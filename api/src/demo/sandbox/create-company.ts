import { randomInt, randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import type { Transaction } from 'kysely';
import { drawCompanyIdentifier } from '../../companies/index.ts';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { asCompany, asPlatform } from '../../db/tenant.ts';
import { boundedQueue, TooManyWaiting } from '../../kernel/bounded-queue.ts';
import { pathOf } from '../../uploads/index.ts';
import { demoProof, storeDemoProof } from '../demo-proof.ts';
import { demosFull, sandboxesFull } from '../errors.ts';
import { stepsOf } from '../seed/demo.ts';
import { type Random, seededRandom } from '../seed/random.ts';
import { demoWorld, type World, type WorldSize } from '../seed/world.ts';
import { deleteCompany } from './delete-company.ts';
import { makeRoom } from './make-room.ts';

/** Calls of other companies run between statements, also where the database has one connection. */
const rowsOfStep = 20;

/** One at a time, so that many simultaneous visitors slow nobody else. */
const inTurn = boundedQueue(1, 20);

/** Small enough to be inserted in a moment. */
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
  readonly network: string | null;
  readonly name: string;
  readonly person: Person;
  readonly expiresAt: Date;
}

type Creating = Context & { readonly dataDir: string };

/** Nobody can sign in until the company is complete. */
export async function createCompany(context: Creating, company: NewCompany): Promise<string> {
  try {
    return await inTurn(() => create(context, company));
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error;
    throw company.kind === 'sandbox' ? sandboxesFull() : demosFull();
  }
}

async function create(
  context: Creating,
  { kind, sandboxOf, network, name, person, expiresAt }: NewCompany,
): Promise<string> {
  const { db, now, dataDir } = context;
  await ensureDemoProof(dataDir);
  const world = smallWorld(now());
  const id = world.company;
  await asPlatform(db, async (tx) => {
    const network_hash = await makeRoom(tx, { kind, network, now: now() });
    await tx
      .insertInto('companies')
      .values({
        ...{ id, kind, name, sandbox_of: sandboxOf, ends_at: expiresAt, created_at: now() },
        ...{ commercial_number: '7000000000', tax_number: '300000000000003', phone: '920000000' },
        ...{ status: 'suspended', network_hash },
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
  });
  try {
    for (const { as, run } of stepsOf(world, rowsOfStep)) {
      await setImmediate();
      await (as === 'platform' ? asPlatform(db, run) : asCompany(db, id, run));
    }
    await asCompany(db, id, (tx) => addPerson(tx, id, person));
    await asPlatform(db, (tx) =>
      tx.updateTable('companies').set({ status: 'active' }).where('id', '=', id).execute(),
    );
  } catch (error) {
    await deleteCompany(context, id);
    throw error;
  }
  return id;
}

/** The person has no password there. A second call updates name and role. */
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

async function freeIdentifier(tx: Transaction<Schema>): Promise<string> {
  for (;;) {
    const identifier = drawCompanyIdentifier();
    const taken = tx.selectFrom('companies').select('id').where('identifier', '=', identifier);
    if (!(await taken.executeTakeFirst())) return identifier;
  }
}

/** Random ids and impossible phone numbers: trying one never reaches a stranger. */
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
