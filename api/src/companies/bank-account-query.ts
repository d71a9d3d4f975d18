import type { BankAccount, BankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { Context } from '../db/context.ts';
import { sameCompany } from '../db/same-company.ts';
import { asCompany } from '../db/tenant.ts';
import { changeColumns, presentAccount, presentChange } from './bank-change-row.ts';

/** The newest change is under way or decided; neither withdrawn nor expired. */
export function bankAccountOf(
  { db, now }: Context,
  companyId: string,
): Promise<{ account: BankAccount | null; change: BankChange | null }> {
  return asCompany(db, companyId, async (tx) => {
    const account = await tx
      .selectFrom('bank_accounts')
      .selectAll()
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    const row = await tx
      .selectFrom('bank_changes')
      .leftJoin('admins', sameCompany('admins.id', 'bank_changes.requested_by'))
      .select(changeColumns.map((column) => `bank_changes.${column}` as const))
      .select('admins.name as person')
      .where('bank_changes.company_id', '=', companyId)
      .where('bank_changes.status', '<>', 'withdrawn')
      .where(({ eb, or }) =>
        or([eb('bank_changes.status', '<>', 'unconfirmed'), eb('bank_changes.expires_at', '>', now())]),
      )
      .orderBy('bank_changes.requested_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      account: account ? presentAccount(account) : null,
      change: row ? presentChange(row, row.person) : null,
    };
  });
}
