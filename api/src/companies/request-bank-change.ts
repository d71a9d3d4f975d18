import {
  type BankChange,
  bankCodeMinutes,
  type requestBankChange,
} from '@hawiyat/shared/contract/company/bank-change';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { compactIban } from '@hawiyat/shared/locale/iban';
import type { Transaction } from 'kysely';
import { type Admin, drawCode, hashCode } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { actAs, asCompany } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { appendEvent } from '../events/index.ts';
import { signedOut } from '../kernel/errors.ts';
import { bankCodeEmail, bankRequestedEmail, enqueueEmail } from '../mail/index.ts';
import {
  changeColumns,
  lastDigits,
  maskedAccount,
  presentAccount,
  presentChange,
} from './bank-change-row.ts';
import { bankAccountSame, bankChangeWaiting } from './errors.ts';

type Draft = Omit<ValidatedInput<typeof requestBankChange>['body'], 'password'>;

/** Replaces an unconfirmed request. The caller has checked the password. Call `deliverMails` afterwards. */
export async function askForBankChange(
  { db, now: clock, supportEmail }: Context & { readonly supportEmail: string },
  { companyId, adminId }: Admin,
  { bankName, bankAccountNumber, iban, bankAccountName }: Draft,
): Promise<BankChange> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + bankCodeMinutes * 60_000);
  const code = drawCode();
  const { salt, hash } = hashCode(code);
  const wanted = {
    bank_name: bankName,
    account_number: bankAccountNumber,
    iban: compactIban(iban) || iban,
    account_name: bankAccountName,
  };
  try {
    return await asCompany(db, companyId, async (tx) => {
      const current = await currentAccount(tx, companyId);
      if (current && isSame(presentAccount(current), presentAccount(wanted))) throw bankAccountSame();
      await withdrawUnconfirmed(tx, companyId, now);
      const row = await tx
        .insertInto('bank_changes')
        .values({
          ...{ company_id: companyId, ...wanted, requested_by: adminId, requested_at: now },
          ...{ expires_at: expiresAt, salt, code_hash: hash },
        })
        .returning(changeColumns)
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{ companyId, type: 'company.bank_change_requested', entityId: companyId, at: now, data: {} },
        actor: { kind: 'admin', id: adminId },
        before: current ? maskedAccount(current) : null,
        after: maskedAccount(wanted),
      });
      const people = await peopleToTell(tx, companyId);
      const person = people.find(({ id }) => id === adminId);
      if (!person) throw signedOut();
      await actAs(tx, 'hawiyat_platform', '');
      const about = { company: person.company, person: person.name, lastDigits: lastDigits(wanted.iban) };
      await enqueueEmail(tx, {
        to: person.email,
        content: bankCodeEmail(code, about),
        now,
        until: expiresAt,
      });
      for (const { id, email, role } of people)
        if (id !== adminId && role === 'owner')
          await enqueueEmail(tx, { to: email, content: bankRequestedEmail(about, supportEmail), now });
      return presentChange(row, person.name);
    });
  } catch (error) {
    throw violatedIndex(error) === 'bank_changes_open' ? bankChangeWaiting() : error;
  }
}

function currentAccount(tx: Transaction<Schema>, companyId: string) {
  return tx.selectFrom('bank_accounts').selectAll().where('company_id', '=', companyId).executeTakeFirst();
}

const isSame = (one: BankChange['account'], other: BankChange['account']) =>
  one.iban === other.iban &&
  one.bankAccountNumber === other.bankAccountNumber &&
  one.bankName === other.bankName &&
  one.bankAccountName === other.bankAccountName;

async function withdrawUnconfirmed(tx: Transaction<Schema>, companyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('bank_changes')
    .set({ withdrawn_at: now, salt: null, code_hash: null })
    .where('company_id', '=', companyId)
    .where('status', '=', 'unconfirmed')
    .execute();
}

function peopleToTell(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('admins')
    .innerJoin('companies', 'companies.id', 'admins.company_id')
    .select(['admins.id', 'admins.name', 'admins.email', 'admins.role', 'companies.name as company'])
    .where('admins.company_id', '=', companyId)
    .execute();
}
