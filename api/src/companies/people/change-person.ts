import { may, type Role } from '@hawiyat/shared/contract/core/roles';
import type { Transaction } from 'kysely';
import { type Admin, adminSessions, sessionOwner, unknownPassword } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { asCompany } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';
import { noRight, notFound, signedOut } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import { assertAnotherOwner, findPerson, lockPeople } from './lock-people.ts';
import type { PersonRow } from './people-queries.ts';

/** Ends the person's sessions, so that every page shows the new role after the next sign-in. */
export function changeRole(
  { db, now }: Context,
  author: Admin,
  personId: string,
  role: Role,
): Promise<PersonRow> {
  return asCompany(db, author.companyId, async (tx) => {
    const person = await managed(tx, author, personId);
    if (person.role === role) return person;
    if (person.role === 'owner') await assertAnotherOwner(tx, person.id);
    await adminSessions.end(tx, sessionOwner({ companyId: author.companyId, adminId: person.id }));
    await tx.updateTable('admins').set({ role }).where('id', '=', person.id).execute();
    await appendEvent(tx, {
      ...{ companyId: author.companyId, type: 'person.changed', entityId: person.id, at: now(), data: {} },
      ...{ actor: { kind: 'admin', id: author.adminId }, before: { role: person.role }, after: { role } },
    });
    return { ...person, role };
  });
}

/** The row stays, because the audit log and notes refer to it. */
export function removePerson({ db, now }: Context, author: Admin, personId: string): Promise<void> {
  return asCompany(db, author.companyId, async (tx) => {
    await remove(tx, author, await managed(tx, author, personId), now());
  });
}

export function leave({ db, now }: Context, author: Admin): Promise<void> {
  return asCompany(db, author.companyId, async (tx) => {
    await lockPeople(tx, author);
    const person = await findPerson(tx, author.adminId);
    if (!person) throw signedOut();
    await remove(tx, author, person, now());
  });
}

/** Checks the author's role again under the lock: it may have changed since the call came. */
async function managed(tx: Transaction<Schema>, author: Admin, personId: string): Promise<PersonRow> {
  await lockPeople(tx, author);
  const own = await findPerson(tx, author.adminId);
  if (!own || !may(own.role, 'manage-people')) throw noRight();
  const person = isId(personId) ? await findPerson(tx, personId) : undefined;
  if (!person) throw notFound();
  return person;
}

async function remove(tx: Transaction<Schema>, author: Admin, person: PersonRow, now: Date): Promise<void> {
  if (person.role === 'owner') await assertAnotherOwner(tx, person.id);
  await adminSessions.end(tx, sessionOwner({ companyId: author.companyId, adminId: person.id }));
  await tx
    .deleteFrom('saved_views')
    .where('company_id', '=', author.companyId)
    .where('admin_id', '=', person.id)
    .execute();
  await tx
    .updateTable('admins')
    .set({
      removed_at: now,
      // Frees the address for another invite.
      email: `${person.id}@removed.invalid`,
      password_hash: unknownPassword(),
    })
    .where('id', '=', person.id)
    .execute();
  await appendEvent(tx, {
    ...{ companyId: author.companyId, type: 'person.removed', entityId: person.id, at: now, data: {} },
    ...{ actor: { kind: 'admin', id: author.adminId }, before: { role: person.role }, after: null },
  });
}
