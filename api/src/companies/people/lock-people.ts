import type { Transaction } from 'kysely';
import { type Admin, closeCompany } from '../../auth/index.ts';
import type { Schema } from '../../db/schema.ts';
import { signedOut } from '../../kernel/errors.ts';
import { lastOwner } from '../errors.ts';

/** Allows one change of people at a time and no sign-in meanwhile: of two owners who remove each other one remains. */
export async function lockPeople(tx: Transaction<Schema>, { companyId, adminId }: Admin): Promise<void> {
  await closeCompany(tx, companyId);
  if ((await findPerson(tx, adminId))?.role === undefined) throw signedOut();
}

export function findPerson(tx: Transaction<Schema>, personId: string) {
  return tx
    .selectFrom('admins')
    .select(['id', 'name', 'email', 'role', 'last_used_at'])
    .where('id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Call it under the lock. */
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
