import type { Transaction } from 'kysely';
import { type Admin, closeCompany } from '../../auth/index.ts';
import type { Schema } from '../../db/schema.ts';
import { signedOut } from '../../kernel/errors.ts';
import { lastOwner } from '../errors.ts';

/**
 * Lets one change of a company's people happen at a time, and no sign-in meanwhile: of two owners who remove
 * each other one remains, and nobody signs in while being removed.
 * @throws DomainError `signed-out` when the author has been removed since the call was authenticated
 */
export async function lockPeople(tx: Transaction<Schema>, { companyId, adminId }: Admin): Promise<void> {
  await closeCompany(tx, companyId);
  if ((await findPerson(tx, adminId))?.role === undefined) throw signedOut();
}

/** A person who has not been removed, within a transaction of the company. */
export function findPerson(tx: Transaction<Schema>, personId: string) {
  return tx
    .selectFrom('admins')
    .select(['id', 'name', 'email', 'role', 'last_used_at'])
    .where('id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Before an owner stops being one, under the lock. */
export async function assertAnotherOwner(tx: Transaction<Schema>, personId: string): Promise<void> {
  const another = await tx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('id', '<>', personId)
    .limit(1)
    .executeTakeFirst();
  if (!another) throw lastOwner();
}
