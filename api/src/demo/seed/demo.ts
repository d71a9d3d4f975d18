import type { Role } from '@hawiyat/shared/contract/core/roles';
import type { Transaction } from 'kysely';
import type { Passwords } from '../../auth/index.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { actAs, asPlatform } from '../../db/tenant.ts';
import { addDays, dayOf, momentOf } from '../../kernel/calendar.ts';
import { placeInWords } from '../../kernel/place-in-words.ts';
import type { DemoContainer } from './fleet.ts';
import { demoWorld, type World } from './world.ts';

export const demoSignIn = {
  domain: '9000000001',
  email: 'admin@hawiyat.example',
  password: 'hawiyat-demo-2026',
};

/** They share the owner's password. */
const colleagues: readonly { readonly name: string; readonly email: string; readonly role: Role }[] = [
  { name: 'نورة القحطاني', email: 'dispatch@hawiyat.example', role: 'dispatcher' },
  { name: 'هند الدوسري', email: 'accounts@hawiyat.example', role: 'accountant' },
  { name: 'تركي المطيري', email: 'view@hawiyat.example', role: 'viewer' },
];

const repairs: readonly (readonly [text: string, cost: number | null])[] = [
  ['لحام القاعدة', 350],
  ['طلاء كامل', 900],
  ['تغيير عجلتين', 240],
  ['فحص دوري وتشحيم', null],
  ['استبدال الغطاء', 420],
  ['إصلاح الباب الخلفي', 275],
];

/** Keeps a statement below its 65,535 parameters. */
const batch = 250;

/** One transaction, because nothing would ever complete half a demo. `today` ends its history. */
export async function seedDemo(db: Db, passwords: Passwords, today: Date): Promise<void> {
  const known = await asPlatform(db, (tx) =>
    tx.selectFrom('companies').select('id').where('identifier', '=', demoSignIn.domain).executeTakeFirst(),
  );
  if (known) return;
  const password_hash = await passwords.hash(demoSignIn.password, { person: 'demo' });
  const world = demoWorld(today);
  const company_id = world.company;
  await asPlatform(db, async (tx) => {
    const { numInsertedOrUpdatedRows: made } = await tx
      .insertInto('companies')
      .values({
        id: company_id,
        identifier: demoSignIn.domain,
        name: 'شركة رواد الحاويات للنقل',
        commercial_number: '7012345678',
        tax_number: '310123456700003',
        phone: '920012345',
        last_container_number: world.containers.length,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Another server that started at the same time was first.
    if (made === 0n) return;
    await tx
      .insertInto('bank_accounts')
      .values({
        company_id,
        bank_name: 'مصرف الراجحي',
        account_number: '608010167519',
        iban: 'SA0380000000608010167519',
        account_name: 'شركة رواد الحاويات للنقل',
      })
      .execute();
    await tx
      .insertInto('admins')
      .values([
        {
          ...{ company_id, id: world.admin, name: 'عبدالله الحربي', email: demoSignIn.email, password_hash },
          created_at: today,
        },
        ...colleagues.map((person, index) => ({
          ...{ company_id, ...person, password_hash },
          created_at: new Date(today.getTime() + index + 1),
        })),
      ])
      .execute();
    await insertWorld(tx, world);
    const notes = maintenanceNotes(world.containers, world.admin, dayOf(today));
    await tx
      .insertInto('container_maintenance')
      .values(notes.map((note) => ({ ...note, company_id })))
      .execute();
  });
}

interface Step {
  readonly as: 'platform' | 'company';
  run(tx: Transaction<Schema>): Promise<unknown>;
}

/** Takes a transaction of the platform; afterwards it acts for the company. */
async function insertWorld(tx: Transaction<Schema>, world: World): Promise<void> {
  const steps = stepsOf(world, batch);
  for (const step of steps) if (step.as === 'platform') await step.run(tx);
  await actAs(tx, 'hawiyat_company', world.company);
  for (const step of steps) if (step.as === 'company') await step.run(tx);
}

/** Uses only positions, so that the random numbers of the rest of the demo stay the same. */
function maintenanceNotes(containers: readonly DemoContainer[], admin_id: string, today: string) {
  return containers.flatMap(({ id }, position) =>
    Array.from({ length: position % 3 === 2 ? 0 : 1 + (position % 3) + (position % 2) }, (_, time) => {
      const day = addDays(today, -(12 + ((position * 17 + time * 83) % 300)));
      const [text, cost] = repairs[(position + 2 * time) % repairs.length] ?? ['فحص دوري', null];
      return { container_id: id, admin_id, day, text, cost, created_at: momentOf(day, 14) };
    }),
  );
}

/** Adds the place in words, which searches compare. */
const placed = <T extends { readonly latitude?: number | null; readonly longitude?: number | null }>(
  items: readonly T[],
) =>
  items.map(({ latitude = null, longitude = null, ...item }) => ({
    ...{ ...item, latitude, longitude },
    place: placeInWords({ latitude, longitude }) ?? '',
  }));

/** First the platform's statements, then the company's, with `rows` rows each. */
export function stepsOf(world: World, rows: number): readonly Step[] {
  const owned = <T>(items: readonly T[]) => items.map((item) => ({ ...item, company_id: world.company }));
  const platform = (run: Step['run']): Step => ({ as: 'platform', run });
  const company = (run: Step['run']): Step => ({ as: 'company', run });
  return [
    ...batches(world.customers, rows).map((some) =>
      platform((tx) => tx.insertInto('customers').values(some).execute()),
    ),
    ...batches(world.requests, rows).map((some) =>
      platform((tx) => tx.insertInto('requests').values(placed(some)).execute()),
    ),
    ...batches(world.containers, rows).map((some) =>
      company((tx) => tx.insertInto('containers').values(owned(some)).execute()),
    ),
    ...batches(world.drivers, rows).map((some) =>
      company((tx) => tx.insertInto('drivers').values(owned(some)).execute()),
    ),
    ...batches(world.trucks, rows).map((some) =>
      company((tx) => tx.insertInto('trucks').values(owned(some)).execute()),
    ),
    ...batches(world.documents, rows).map((some) =>
      company((tx) => tx.insertInto('documents').values(owned(some)).execute()),
    ),
    ...batches(world.offers, rows).map((some) =>
      company((tx) => tx.insertInto('offers').values(owned(some)).execute()),
    ),
    ...batches(world.orders, rows).map((some) =>
      company((tx) =>
        tx
          .insertInto('orders')
          .values(owned(placed(some)))
          .execute(),
      ),
    ),
    ...batches(world.subOrders, rows).map((some) =>
      company((tx) => tx.insertInto('sub_orders').values(owned(some)).execute()),
    ),
  ];
}

function batches<T>(rows: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, i) =>
    rows.slice(i * most, (i + 1) * most),
  );
}
