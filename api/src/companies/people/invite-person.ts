import { inviteDays, type invitePerson as invitePersonCall } from '@hawiyat/shared/contract/account/people';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Transaction } from 'kysely';
import { type Admin, newToken, tokenHash } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import type { Schema } from '../../db/schema.ts';
import { actAs, asCompany } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';
import { notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import { enqueueEmail, inviteEmail } from '../../mail/index.ts';
import { alreadyPerson } from '../errors.ts';
import { lockPeople } from './lock-people.ts';
import type { InviteRow } from './people-queries.ts';

const day = 86_400_000;
/** Milliseconds after which an expired invite is deleted. */
const retention = 30 * day;

/** Voids an earlier link to the address; does not check other companies. Call `deliverMails` afterwards. */
export function invitePerson(
  { db, now: clock }: Context,
  author: Admin,
  { name, email, role }: ValidatedInput<typeof invitePersonCall>['body'],
  origin: string | null,
): Promise<InviteRow> {
  const now = clock();
  const { companyId, adminId } = author;
  const token = newToken();
  const until = new Date(now.getTime() + inviteDays * day);
  return asCompany(db, companyId, async (tx) => {
    await lockPeople(tx, author);
    const known = await tx.selectFrom('admins').select('id').where('email', '=', email).executeTakeFirst();
    if (known) throw alreadyPerson();
    await forget(tx, email, now);
    const company = await tx.selectFrom('companies').select(['name', 'identifier']).executeTakeFirstOrThrow();
    const row = await tx
      .insertInto('invites')
      .values({
        ...{ company_id: companyId, name, email, role, token_hash: tokenHash(token) },
        ...{ invited_by: adminId, created_at: now, expires_at: until },
      })
      .returning(['id', 'name', 'email', 'role', 'expires_at'])
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'person.invited', entityId: row.id, at: now, data: {} },
      ...{ actor: { kind: 'admin', id: adminId }, after: { role } },
    });
    const link = { company: company.name, identifier: company.identifier };
    // E-mails belong to the platform.
    await actAs(tx, 'hawiyat_platform', '');
    await enqueueEmail(tx, { to: email, content: inviteEmail({ ...link, role, origin, token }), now, until });
    return row;
  });
}

async function forget(tx: Transaction<Schema>, email: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('invites')
    .where((eb) =>
      eb.or([eb('email', '=', email), eb('expires_at', '<', new Date(now.getTime() - retention))]),
    )
    .execute();
}

export async function takeBack(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  inviteId: string,
): Promise<void> {
  if (!isId(inviteId)) throw notFound();
  await asCompany(db, companyId, async (tx) => {
    const row = await tx
      .deleteFrom('invites')
      .where('id', '=', inviteId)
      .returning('role')
      .executeTakeFirst();
    if (!row) throw notFound();
    await appendEvent(tx, {
      ...{ companyId, type: 'person.removed', entityId: inviteId, at: now(), data: {} },
      ...{ actor: { kind: 'admin', id: adminId }, before: { role: row.role, invited: true }, after: null },
    });
  });
}
