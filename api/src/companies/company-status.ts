import type { listCompanies } from '@hawiyat/shared/contract/company/review';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Selectable, Transaction } from 'kysely';
import { endSessionsOfCompany } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Companies, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { enqueueEmail, suspendedEmail } from '../mail/index.ts';
import { alreadySuspended, notSuspended } from './errors.ts';

const statusColumns = ['id', 'name', 'identifier', 'status'] as const;
export type StatusRow = Pick<Selectable<Companies>, (typeof statusColumns)[number]>;

export function findCompanies(
  { db }: Context,
  { identifier, limit, cursor }: ValidatedInput<typeof listCompanies>['query'],
) {
  return asPlatform(db, (tx) => {
    let found = tx.selectFrom('companies').select(statusColumns).where('kind', '=', 'real');
    if (identifier !== undefined) found = found.where('identifier', '=', identifier);
    return paged(found, { key: 'created_at', cast: 'timestamptz', direction: 'desc', limit, cursor });
  });
}

/** Call `deliverMails` afterwards. */
export function suspend(
  { db, now: clock, supportEmail }: Context & { readonly supportEmail: string },
  companyId: string,
  reason: string,
  actor: Actor,
): Promise<StatusRow> {
  const now = clock();
  return asPlatform(db, async (tx) => {
    const row = await change(tx, companyId, { to: 'suspended', actor, now, reason });
    await endSessionsOfCompany(tx, row.id);
    const admins = await tx
      .selectFrom('admins')
      .select('email')
      .where('company_id', '=', row.id)
      .where('removed_at', 'is', null)
      .execute();
    for (const { email } of admins)
      await enqueueEmail(tx, { to: email, content: suspendedEmail(row.name, reason, supportEmail), now });
    return row;
  });
}

export function reinstate({ db, now }: Context, companyId: string, actor: Actor): Promise<StatusRow> {
  return asPlatform(db, (tx) => change(tx, companyId, { to: 'active', actor, now: now() }));
}

interface StatusChange {
  readonly to: StatusRow['status'];
  readonly actor: Actor;
  readonly now: Date;
  readonly reason?: string;
}

async function change(
  tx: Transaction<Schema>,
  id: string,
  { to, actor, now, reason }: StatusChange,
): Promise<StatusRow> {
  const row = isId(id)
    ? await tx
        .selectFrom('companies')
        .select(statusColumns)
        .where('id', '=', id)
        .where('kind', '=', 'real')
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  if (row.status === to) throw to === 'suspended' ? alreadySuspended() : notSuspended();
  await tx.updateTable('companies').set({ status: to }).where('id', '=', row.id).execute();
  await appendEvent(tx, {
    companyId: row.id,
    type: to === 'suspended' ? 'company.suspended' : 'company.reinstated',
    entityId: row.id,
    actor,
    at: now,
    data: { status: to },
    before: { status: row.status },
    after: { status: to, ...(reason !== undefined && { reason }) },
  });
  return { ...row, status: to };
}
