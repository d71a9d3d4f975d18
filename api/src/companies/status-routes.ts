import {
  type CompanyStatus,
  listCompanies,
  reinstateCompany,
  suspendCompany,
} from '@hawiyat/shared/contract/review';
import type { Selectable, Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { endSessionsOfCompany } from '../auth/end-session.ts';
import { operatorActor } from '../auth/operator.ts';
import { paged } from '../db/paging.ts';
import type { Companies, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { suspendedEmail } from '../mail/emails.ts';
import { deliverMails, enqueueEmail } from '../mail/enqueue-email.ts';
import { serve } from '../server/serve.ts';

const columns = ['id', 'name', 'identifier', 'status'] as const;
type Row = Pick<Selectable<Companies>, (typeof columns)[number]>;
type Status = Row['status'];

export function companyStatusRoutes(app: App): void {
  serve(
    app,
    listCompanies,
    async ({ query: { identifier, limit, cursor } }) => {
      const { rows, ...end } = await asPlatform(app.db, (tx) => {
        let found = tx.selectFrom('companies').select(columns);
        if (identifier !== undefined) found = found.where('identifier', '=', identifier);
        return paged(found, { key: 'created_at', cast: 'timestamptz', direction: 'desc', limit, cursor });
      });
      return { companies: rows.map(presentStatus), ...end };
    },
    { isList: true },
  );

  serve(app, suspendCompany, async ({ params: { companyId }, body: { reason }, session }) => {
    const now = app.now();
    const company = await asPlatform(app.db, async (tx) => {
      const row = await change(tx, companyId, 'suspended', operatorActor(session), now, reason);
      await endSessionsOfCompany(tx, row.id);
      const admins = await tx.selectFrom('admins').select('email').where('company_id', '=', row.id).execute();
      for (const { email } of admins)
        await enqueueEmail(tx, email, suspendedEmail(row.name, reason, app.supportEmail), now);
      return presentStatus(row);
    });
    void deliverMails(app);
    return { company };
  });

  serve(app, reinstateCompany, async ({ params: { companyId }, session }) => ({
    company: await asPlatform(app.db, async (tx) =>
      presentStatus(await change(tx, companyId, 'active', operatorActor(session), app.now())),
    ),
  }));
}

/** Changes a company's status and appends it to the company's audit trail. */
async function change(
  tx: Transaction<Schema>,
  id: string,
  to: Status,
  actor: Actor,
  now: Date,
  reason?: string,
): Promise<Row> {
  const row = isId(id)
    ? await tx.selectFrom('companies').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('not-found');
  if (row.status === to) throw new DomainError(to === 'suspended' ? 'already-suspended' : 'not-suspended');
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

function presentStatus({ id, name, identifier, status }: Row): CompanyStatus {
  return { id, name, identifier, status };
}
