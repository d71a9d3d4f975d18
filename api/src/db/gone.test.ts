import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { fullCompany } from '../../testing/full-company.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { asCompany } from './tenant.ts';

test('deleted containers and drivers are gone or anonymized, and the others are unchanged', {
  tags: ['slow'],
}, async () => {
  const { db, close } = await emptyDatabase();
  const at = migrations.findIndex((migration) => migration.name === '0028-gone');
  await migrate(db, migrations.slice(0, at));
  const { company, container } = await fullCompany(db, '9000000783', { isOld: true });
  const rows = <T>(text: string) =>
    asCompany(db, company, async (tx) => (await sql.raw<T>(text).execute(tx)).rows);
  const add = async (table: string, columns: string, values: string) => {
    const [row] = await rows<{ id: string }>(
      `insert into ${table} (company_id, ${columns}) values ('${company}', ${values}) returning id`,
    );
    return row?.id ?? '';
  };
  const person = 'name, phone, email, identity_number, license_number, archived_at';
  const who = (n: number, archived: string) =>
    `'سالم ${n}', '+96655000000${n}', 'salim${n}@example.com', '109876543${n}', '765432${n}', ${archived}`;
  const unnamed = await add(
    'containers',
    'number, type, size, price, archived_at',
    `'C-7', 'حاويات أنقاض', '20 yard', 1, now()`,
  );
  const left = await add('drivers', person, who(1, 'now()'));
  const past = await add('drivers', person, who(2, 'null'));
  const present = await add('drivers', person, who(3, 'null'));
  await rows(`update orders set driver_id = '${past}', status = 'scheduled' where company_id = '${company}'`);
  for (const id of [left, past, present])
    await rows(`insert into events (company_id, type, entity_id, at, actor_kind, data, after) values
      ('${company}', 'driver.added', '${id}', now(), 'system', '{"name": "سالم"}', '{"name": "سالم", "phone": "0550000001"}')`);
  await rows(`update drivers set archived_at = now() where id = '${past}'`);

  // A later one leaves nobody's name in the trail.
  await migrate(db, migrations.slice(0, at + 1));
  expect(await rows('select id from containers')).toEqual([{ id: container }]);
  const drivers = await rows<{ id: string; name: string; phone: string }>(
    `select id, name, phone || coalesce(email, '') || identity_number || coalesce(license_number, '') as phone
     from drivers where id in ('${left}', '${past}', '${present}')`,
  );
  expect(drivers.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { id: past, name: 'سائق محذوف', phone: '' },
    { id: present, name: 'سالم 3', phone: '+966550000003salim3@example.com10987654337654323' },
  ]);
  const explanationOf = async (id: string) =>
    (
      await rows<{ told: string }>(
        `select data::text || after::text as told from events where entity_id = '${id}'`,
      )
    ).map((row) => row.told);
  for (const id of [left, past]) expect((await explanationOf(id)).join()).not.toMatch(/سالم|0550000001/);
  expect((await explanationOf(present)).join()).toMatch(/سالم.*0550000001/);
  expect(unnamed).not.toBe('');
  await close();
});
