import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import type { Selectable } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Admins, Invites } from '../../db/schema.ts';
import { asCompany } from '../../db/tenant.ts';

export type PersonRow = Pick<Selectable<Admins>, 'id' | 'name' | 'email' | 'role' | 'last_used_at'>;
export type InviteRow = Pick<Selectable<Invites>, 'id' | 'name' | 'email' | 'role' | 'expires_at'>;

export function findPeople(
  { db }: Context,
  companyId: string,
): Promise<{ people: PersonRow[]; invites: InviteRow[] }> {
  return asCompany(db, companyId, async (tx) => ({
    people: await tx
      .selectFrom('admins')
      .select(['id', 'name', 'email', 'role', 'last_used_at'])
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    invites: await tx
      .selectFrom('invites')
      .select(['id', 'name', 'email', 'role', 'expires_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  }));
}

export function presentPerson({ id, name, email, role, last_used_at }: PersonRow): Person {
  return { id, name, email, role, lastUsedAt: last_used_at?.toISOString() ?? null };
}

export function presentInvite({ id, name, email, role, expires_at }: InviteRow): Invite {
  return { id, name, email, role, until: expires_at.toISOString() };
}
