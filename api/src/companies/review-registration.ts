import { type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Registrations, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { approvedEmail, enqueueEmail, rejectedEmail } from '../mail/index.ts';
import { drawCompanyIdentifier } from './company-identifier.ts';
import { commercialNumberTaken, registrationDecided } from './errors.ts';
import { knownCompany } from './register-company.ts';

type Row = Selectable<Registrations>;
type Tx = Transaction<Schema>;

/** Call `deliverMails` afterwards. */
export function approve(
  { db, now: clock, linkUrl }: Context & { readonly linkUrl: string | null },
  registrationId: string,
  actor: Actor,
) {
  const now = clock();
  return asPlatform(db, async (tx) => {
    const row = await lockedPending(tx, registrationId);
    const { id, identifier } = await admit(tx, row, actor, now);
    const decided = { status: 'approved', company_id: id, reviewed_at: now } as const;
    await decide(tx, row.id, decided);
    await enqueueEmail(tx, {
      to: row.email,
      content: approvedEmail(row.company_name, identifier, linkUrl === null ? null : `${linkUrl}/signin`),
      now,
    });
    return { ...row, ...decided, identifier };
  });
}

/** Call `deliverMails` afterwards. */
export function reject(
  { db, now: clock, supportEmail }: Context & { readonly supportEmail: string },
  registrationId: string,
  reason: string,
) {
  const now = clock();
  return asPlatform(db, async (tx) => {
    const row = await lockedPending(tx, registrationId);
    const decided = { status: 'rejected', reason, reviewed_at: now } as const;
    await decide(tx, row.id, decided);
    await enqueueEmail(tx, {
      to: row.email,
      content: rejectedEmail(row.company_name, reason, supportEmail),
      now,
    });
    return { ...row, ...decided, identifier: null };
  });
}

/** Locked, so that only one of two reviewers decides. */
async function lockedPending(tx: Tx, id: string): Promise<Row> {
  const row = isId(id)
    ? await tx.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  if (row.status !== 'pending') throw registrationDecided();
  return row;
}

async function decide(
  tx: Tx,
  id: string,
  decided: { status: 'approved' | 'rejected'; reviewed_at: Date; company_id?: string; reason?: string },
): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({ ...decided, password_hash: null })
    .where('id', '=', id)
    .execute();
}

async function admit(tx: Tx, row: Row, actor: Actor, now: Date): Promise<{ id: string; identifier: string }> {
  // Two registrations of one company may be pending; approving one blocks the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${row.commercial_number}, 0))`.execute(tx);
  if (await knownCompany(tx, row.commercial_number)) throw commercialNumberTaken();

  const company = await issue(tx, row, now);
  const company_id = company.id;
  const { bank_name, account_number, iban, account_name, email, company_name, password_hash } = row;
  await tx
    .insertInto('bank_accounts')
    .values({ company_id, bank_name, account_number, iban, account_name })
    .execute();
  if (password_hash === null) throw new Error('A pending registration has no password');
  // The form asks for no person's name.
  await tx
    .insertInto('admins')
    .values({ company_id, name: `مسؤول ${company_name}`, email, password_hash, created_at: now })
    .execute();
  await appendEvent(tx, {
    companyId: company_id,
    type: 'company.approved',
    entityId: company_id,
    actor,
    at: now,
    data: { status: 'active', name: company_name },
    after: { name: company_name, identifier: company.identifier, status: 'active' },
  });
  return company;
}

async function issue(
  tx: Tx,
  { company_name, commercial_number, tax_number, phone, logo_url }: Row,
  now: Date,
): Promise<{ id: string; identifier: string }> {
  for (let draw = 0; draw < 20; draw += 1) {
    const made = await tx
      .insertInto('companies')
      .values({
        identifier: drawCompanyIdentifier(),
        name: company_name,
        commercial_number,
        tax_number,
        phone,
        logo_url,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('identifier').doNothing())
      .returning(['id', 'identifier'])
      .executeTakeFirst();
    if (made) return made;
  }
  throw new Error('No free company identifier was drawn');
}
