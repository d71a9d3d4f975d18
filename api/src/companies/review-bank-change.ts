import type { ReviewedBankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { Notification } from '@hawiyat/shared/contract/core/events';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { notFound } from '../kernel/errors.ts';
import { isId } from '../kernel/id.ts';
import { bankApprovedEmail, bankRejectedEmail, type Email, enqueueEmail } from '../mail/index.ts';
import { presentReviewed, reviewedChange } from './bank-change-queries.ts';
import { lastDigits, maskedAccount, presentAccount } from './bank-change-row.ts';
import { bankChangeDecided } from './errors.ts';

type Tx = Transaction<Schema>;

/** Everyone in the company sees the notifications: they must not name the accounts. */
const notificationOf = (title: string, text: string): Notification => ({
  ...{ kind: 'bank-change', title, text },
  ...{ address: '/settings/bank', action: 'عرض الحساب البنكي' },
});

const approvedNotification = notificationOf(
  'اعتُمد الحساب البنكي الجديد',
  'تُحوَّل مستحقات الشركة إليه من الآن.',
);
const rejectedNotification = notificationOf(
  'رُفض تغيير الحساب البنكي',
  'بقي الحساب السابق معمولًا به. السبب في صفحة الحساب البنكي.',
);

/** Call `deliverMails` afterwards. */
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
      ...{ companyId: company_id, entityId: company_id, at: now, actor },
      type: 'company.bank_change_approved',
      data: { notification: approvedNotification },
      before: current ? maskedAccount(current) : null,
      after: maskedAccount(change),
    });
    return decided(tx, change.id, now, (name) => bankApprovedEmail(name, lastDigits(iban)));
  });
}

/** Call `deliverMails` afterwards. */
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
      ...{ companyId: company_id, entityId: company_id, at: now, actor },
      type: 'company.bank_change_rejected',
      data: { notification: rejectedNotification },
      after: { ...maskedAccount(change), reason },
    });
    return decided(tx, change.id, now, (name) => bankRejectedEmail(name, reason, supportEmail));
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

async function decided(
  tx: Tx,
  id: string,
  now: Date,
  contentOf: (company: string) => Email,
): Promise<ReviewedBankChange> {
  const answer = presentReviewed(await reviewedChange(tx, id).executeTakeFirstOrThrow());
  const owners = tx
    .selectFrom('admins')
    .select('email')
    .where('company_id', '=', answer.company.id)
    .where('role', '=', 'owner');
  for (const { email } of await owners.execute())
    await enqueueEmail(tx, { to: email, content: contentOf(answer.company.name), now });
  return answer;
}
