import { rolesWith } from '@hawiyat/shared/contract/core/roles';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { actAs } from '../db/tenant.ts';
import { appendEvent, onceADay } from '../events/index.ts';
import { addDays, dayOf, daysBetween, hourOf } from '../kernel/calendar.ts';
import { enqueueEmail, expiringDocumentsEmail } from '../mail/index.ts';
import type { DocumentRow } from './document-fields.ts';
import { documentsOf } from './document-row.ts';
import { documentName } from './document-words.ts';
import { dueThreshold, soonDays, type Threshold } from './expiry.ts';
import { expiryNotification } from './expiry-notification.ts';

/** Hour in Riyadh from which companies are warned. */
const warnedFrom = 7;

interface Due {
  readonly id: string;
  readonly company_id: string;
  readonly threshold: Threshold;
}

/** Sends a company one notification and one e-mail a day; repeated or concurrent runs send nothing twice. */
export async function warnOfExpiry(context: Context & { readonly linkUrl: string | null }): Promise<void> {
  const at = context.now();
  const today = dayOf(at);
  if (hourOf(at) < warnedFrom) return;
  await onceADay(context, 'documents', today, async (tx) => {
    const due = await dueDocuments(tx, today);
    if (due.length === 0) return;
    await sql`
      update documents set warned_days = due.threshold
      from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ threshold }) => threshold)}::int[]) as due (id, threshold)
      where documents.id = due.id`.execute(tx);
    for (const companyId of new Set(due.map(({ company_id }) => company_id))) {
      const ids = new Set(due.filter(({ company_id }) => company_id === companyId).map(({ id }) => id));
      await warnCompany(tx, context.linkUrl, { companyId, ids, at, today });
    }
    await actAs(tx, 'hawiyat_scheduler', '');
  });
}

async function dueDocuments(tx: Transaction<Schema>, today: string): Promise<Due[]> {
  const rows = await tx
    .selectFrom('documents')
    .select(['id', 'company_id', 'expires_on', 'warned_days'])
    .where('replaced_at', 'is', null)
    .where(sql<boolean>`warned_days is distinct from 0`)
    .where('expires_on', '<=', addDays(today, soonDays))
    .orderBy('company_id')
    .execute();
  return rows.flatMap(({ expires_on, warned_days, ...row }) => {
    const threshold = dueThreshold(expires_on, warned_days, today);
    return threshold === null ? [] : [{ ...row, threshold }];
  });
}

interface Warning {
  readonly companyId: string;
  readonly ids: ReadonlySet<string>;
  readonly at: Date;
  readonly today: string;
}

async function warnCompany(
  tx: Transaction<Schema>,
  linkUrl: string | null,
  { companyId, ids, at, today }: Warning,
): Promise<void> {
  // Only the company may read what the documents are, and whose.
  await actAs(tx, 'hawiyat_company', companyId);
  const documents = await documentsOf(tx, companyId)
    .where('documents.replaced_at', 'is', null)
    .where('documents.expires_on', '<=', addDays(today, soonDays))
    .orderBy('documents.expires_on')
    .orderBy('documents.id')
    .execute();
  const people = await tx
    .selectFrom('admins')
    .innerJoin('companies', 'companies.id', 'admins.company_id')
    .select(['admins.email', 'companies.name as company'])
    .where('admins.company_id', '=', companyId)
    .where('admins.removed_at', 'is', null)
    .where('admins.role', 'in', rolesWith('change-fleet'))
    .where('companies.status', '=', 'active')
    .execute();
  const news = documents.filter(({ id }) => ids.has(id));
  const [first] = news;
  if (!first) return;
  await appendEvent(tx, {
    ...{ companyId, entityId: companyId, type: 'company.reminded', at },
    actor: { kind: 'system', id: null },
    data: { notification: expiryNotification(first, news, today) },
  });
  await actAs(tx, 'hawiyat_platform', '');
  // Sandboxes and demos send no messages.
  const { kind } = await tx
    .selectFrom('companies')
    .select('kind')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (kind !== 'real') return;
  const listed = documents.map((document) => ({
    ...{ name: documentName(document), whose: whoseOf(document) },
    ...{ expiresOn: document.expires_on, daysLeft: daysBetween(today, document.expires_on) },
  }));
  const url = linkUrl && `${linkUrl}/vehicles?view=documents&state=due`;
  for (const { email, company } of people)
    await enqueueEmail(tx, { to: email, content: expiringDocumentsEmail(company, listed, url), now: at });
}

const whoseOf = ({ owner, owner_name }: DocumentRow): string | null =>
  owner === 'truck' && owner_name !== null ? arabicPlate(owner_name) : owner_name;
