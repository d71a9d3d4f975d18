import type { listBankChanges, ReviewedBankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { isSaudiIban } from '@hawiyat/shared/locale/iban';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';
import { changeColumns, presentAccount, presentChange } from './bank-change-row.ts';

type ReviewedRow = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const changes = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('bank_changes')
    .innerJoin('companies', 'companies.id', 'bank_changes.company_id')
    .leftJoin('bank_accounts as current', 'current.company_id', 'bank_changes.company_id')
    .leftJoin('admins', sameCompany('admins.id', 'bank_changes.requested_by'))
    .select(changeColumns.map((column) => `bank_changes.${column}` as const))
    .select(['bank_changes.company_id', 'bank_changes.previous', 'admins.name as person'])
    .select(['companies.name as company_name', 'companies.identifier'])
    .select(['current.bank_name as current_bank', 'current.account_number as current_number'])
    .select(['current.iban as current_iban', 'current.account_name as current_name'])
    .where('bank_changes.confirmed_at', 'is not', null);

export const reviewedChange = (tx: Transaction<Schema>, id: string) =>
  changes(tx).where('bank_changes.id', '=', id);

export async function findBankChanges(
  { db }: Context,
  { status, limit, cursor }: ValidatedInput<typeof listBankChanges>['query'],
  direction: 'asc' | 'desc' = 'desc',
) {
  const { rows, ...end } = await asPlatform(db, (tx) => {
    const all = changes(tx).where('bank_changes.status', '<>', 'withdrawn');
    return paged(status ? all.where('bank_changes.status', '=', status) : all, {
      key: 'bank_changes.confirmed_at',
      cast: 'timestamptz',
      direction,
      id: 'bank_changes.id',
      limit,
      cursor,
    });
  });
  return { bankChanges: rows.map(presentReviewed), ...end };
}

export async function findBankChange({ db }: Context, id: string): Promise<ReviewedBankChange | null> {
  if (!isId(id)) return null;
  const row = await asPlatform(db, (tx) => reviewedChange(tx, id).executeTakeFirst());
  return row ? presentReviewed(row) : null;
}

export function presentReviewed(row: ReviewedRow): ReviewedBankChange {
  const { current_bank, current_number, current_iban, current_name } = row;
  const current =
    current_bank === null || current_number === null || current_iban === null || current_name === null
      ? null
      : presentAccount({
          ...{ bank_name: current_bank, account_number: current_number },
          ...{ iban: current_iban, account_name: current_name },
        });
  return {
    ...presentChange(row, row.person),
    company: { id: row.company_id, name: row.company_name, identifier: row.identifier },
    current: row.previous ?? current,
    warnings: isSaudiIban(row.iban) ? {} : { iban: 'يبدو أن رقم الآيبان غير صحيح. يرجى التأكد منه.' },
  };
}
