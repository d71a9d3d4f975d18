import type { BankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { Transaction } from 'kysely';
import { codeExpired, codeSpent, codeWrong } from '../auth/errors.ts';
import { type Admin, matchesCode } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { changeColumns, maskedAccount, presentChange } from './bank-change-row.ts';
import { bankChangeMissing } from './errors.ts';

const mostTries = 5;

/** Only the person who asked for a change can confirm it. */
export async function confirmChange(
  { db, now: clock }: Context,
  { companyId, adminId }: Admin,
  code: string,
): Promise<BankChange> {
  const now = clock();
  const outcome = await asCompany(db, companyId, async (tx) => {
    const row = await openChange(tx, companyId);
    if (row?.status !== 'unconfirmed' || row.requested_by !== adminId) return bankChangeMissing;
    if (row.expires_at <= now) return codeExpired;
    if (row.tries >= mostTries) return codeSpent;
    const { salt, code_hash: hash } = row;
    const isRight = salt !== null && hash !== null && matchesCode(code, { salt, hash });
    const saved = await tx
      .updateTable('bank_changes')
      .set(isRight ? { confirmed_at: now, salt: null, code_hash: null } : { tries: row.tries + 1 })
      .where('company_id', '=', companyId)
      .where('id', '=', row.id)
      .returning(changeColumns)
      .executeTakeFirstOrThrow();
    if (!isRight) return codeWrong;
    await appendEvent(tx, {
      ...{ companyId, type: 'company.bank_change_confirmed', entityId: companyId, at: now, data: {} },
      actor: { kind: 'admin', id: adminId },
      after: maskedAccount(saved),
    });
    return presentChange(saved, await nameOf(tx, companyId, row.requested_by));
  });
  // Outside of the transaction, which counts the attempt.
  if (typeof outcome === 'function') throw outcome();
  return outcome;
}

export function withdrawChange(
  { db, now: clock }: Context,
  { companyId, adminId }: Admin,
): Promise<BankChange> {
  const now = clock();
  return asCompany(db, companyId, async (tx) => {
    const row = await openChange(tx, companyId);
    if (!row) throw bankChangeMissing();
    const saved = await tx
      .updateTable('bank_changes')
      .set({ withdrawn_at: now, salt: null, code_hash: null })
      .where('company_id', '=', companyId)
      .where('id', '=', row.id)
      .returning(changeColumns)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'company.bank_change_withdrawn', entityId: companyId, at: now, data: {} },
      actor: { kind: 'admin', id: adminId },
      after: maskedAccount(saved),
    });
    return presentChange(saved, await nameOf(tx, companyId, row.requested_by));
  });
}

/** Locks the open change: simultaneous attempts wait here. */
function openChange(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('bank_changes')
    .select([...changeColumns, 'salt', 'code_hash', 'tries'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['unconfirmed', 'waiting'])
    .forUpdate()
    .executeTakeFirst();
}

async function nameOf(tx: Transaction<Schema>, companyId: string, adminId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('admins')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', adminId)
    .executeTakeFirst();
  return row?.name ?? null;
}
