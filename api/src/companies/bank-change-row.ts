import type { BankAccount, BankChange } from '@hawiyat/shared/contract/company/bank-change';
import type { Selectable } from 'kysely';
import type { BankAccounts, BankChanges } from '../db/schema.ts';

type Account = Omit<Selectable<BankAccounts>, 'company_id'>;

/** Answers hold nothing of a change's code. */
export const changeColumns = [
  ...(['id', 'status', 'bank_name', 'account_number', 'iban', 'account_name', 'requested_by'] as const),
  ...(['requested_at', 'expires_at', 'confirmed_at', 'decided_at', 'reason'] as const),
] as const;
export type ChangeRow = Pick<Selectable<BankChanges>, (typeof changeColumns)[number]>;

export function presentAccount({ bank_name, account_number, iban, account_name }: Account): BankAccount {
  return { bankName: bank_name, bankAccountNumber: account_number, iban, bankAccountName: account_name };
}

export function presentChange(row: ChangeRow, requestedBy: string | null): BankChange {
  return {
    id: row.id,
    status: row.status,
    account: presentAccount(row),
    requestedAt: row.requested_at.toISOString(),
    requestedBy,
    confirmBy: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** The audit log and e-mails show only the last four digits of the numbers. */
export function maskedAccount({ bank_name, account_number, iban, account_name }: Account) {
  return {
    bankName: bank_name,
    bankAccountNumber: `…${lastDigits(account_number)}`,
    iban: `…${lastDigits(iban)}`,
    bankAccountName: account_name,
  };
}

/** A short number would be recognizable by its last digits. */
export const lastDigits = (number: string): string => (number.length > 8 ? number.slice(-4) : '');
