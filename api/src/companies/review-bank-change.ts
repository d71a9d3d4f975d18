import type { ReviewedBankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { bankApprovedEmail, bankRejectedEmail, enqueueEmail } from '../mail/index.ts';
import { presentReviewed, reviewedChange } from './bank-change-queries.ts';
import { lastDigits, maskedAccount, presentAccount } from './bank-change-row.ts';
import { bankApprovedNotification, bankRejectedNotification } from './bank-notifications.ts';
import { bankChangeDecided } from './errors.ts';

type Tx = Transaction<Schema>;

/** Lets a new account count. Call `deliverMails` afterwards. */
export function approveChange(
  { db, now: clock }: Context,
  changeId: string,
  actor: Actor,
): Promise<ReviewedBankChange> {
  const now = clock();
  return asPlatform(db, async (tx) => {
    const { company_id, ...change } = await lockedWaiting(tx, changeId);
    const current = await tx
      .selectFrom('bank_accounts')
      .selectAll()
      .where('company_id', '=', company_id)
      .forUpdate()
      .executeTakeFirst();
    const { bank_name, account_number, iban, account_name } = change;
    const account = { bank_name, account_number, iban, account_name };
    await tx
      .insertInto('bank_accounts')
      .values({ company_id, ...account })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(account))
      .execute();
    await tx
      .updateTable('bank_changes')
      .set({
        decision: 'approved',
        decided_at: now,
        ...(current && { previous: JSON.stringify(presentAccount(current)) }),
      })
      .where('id', '=', change.id)
      .execute();
    await appendEvent(tx, {
      ...{
        companyId: company_id,
        type: 'company.bank_change_approved',
        entityId: company_id,
        at: now,
        actor,
      },
      data: { notification: bankApprovedNotification() },
      before: current ? maskedAccount(current) : null,
      after: maskedAccount(change),
    });
    const told = await reviewed(tx, change.id);
    for (const email of await ownersOf(tx, company_id))
      await enqueueEmail(tx, {
        to: email,
        content: bankApprovedEmail(told.company.name, lastDigits(iban)),
        now,
      });
    return told;
  });
}

/** Leaves the account as it is. Call `deliverMails` afterwards. */
export function rejectChange(
  { db, now: clock, supportEmail }: Context & { readonly supportEmail: string },
  changeId: string,
  reason: string,
  actor: Actor,
): Promise<ReviewedBankChange> {
  const now = clock();
  return asPlatform(db, async (tx) => {
    const { company_id, ...change } = await lockedWaiting(tx, changeId);
    await tx
      .updateTable('bank_changes')
      .set({ decision: 'rejected', decided_at: now, reason })
      .where('id', '=', change.id)
      .execute();
    await appendEvent(tx, {
      ...{
        companyId: company_id,
        type: 'company.bank_change_rejected',
        entityId: company_id,
        at: now,
        actor,
      },
      data: { notification: bankRejectedNotification() },
      after: { ...maskedAccount(change), reason },
    });
    const told = await reviewed(tx, change.id);
    for (const email of await ownersOf(tx, company_id))
      await enqueueEmail(tx, {
        to: email,
        content: bankRejectedEmail(told.company.name, reason, supportEmail),
        now,
      });
    return told;
  });
}

/** Locked, so that only one of two reviewers decides, and none after a withdrawal. */
async function lockedWaiting(tx: Tx, id: string) {
  const row = isId(id)
    ? await tx
        .selectFrom('bank_changes')
        .select(['company_id', 'id', 'status', 'bank_name', 'account_number', 'iban', 'account_name'])
        .where('id', '=', id)
        .where('confirmed_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  if (row.status !== 'waiting') throw bankChangeDecided();
  return row;
}

async function reviewed(tx: Tx, id: string): Promise<ReviewedBankChange> {
  return presentReviewed(await reviewedChange(tx, id).executeTakeFirstOrThrow());
}

async function ownersOf(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('admins')
    .select('email')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .execute();
  return rows.map(({ email }) => email);
}
