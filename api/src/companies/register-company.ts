import { isCommonPassword } from '@hawiyat/shared/contract/account/common-passwords';
import type { register } from '@hawiyat/shared/contract/company/registration';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { compactIban } from '@hawiyat/shared/locale/iban';
import { companyPhone } from '@hawiyat/shared/locale/saudi-phone';
import type { Insertable, Transaction } from 'kysely';
import { passwordCommon } from '../auth/errors.ts';
import type { Passwords } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Db, Registrations, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { acceptPicture, dropUpload } from '../uploads/index.ts';
import { companyKnown, emailNotVerified, verificationExpired } from './errors.ts';

/** Milliseconds that a verified address can be used. */
const proofLifetime = 30 * 60_000;

export async function registerCompany(
  context: Context & { readonly passwords: Passwords; readonly dataDir: string },
  { logo, password, ...form }: ValidatedInput<typeof register>['body'],
  browser: string,
  signal: () => AbortSignal,
): Promise<void> {
  // Not in the contract's schema: every page with the form would load the list.
  if (isCommonPassword(password)) throw passwordCommon();
  const now = context.now();
  const proof = { email: form.email, browser, since: new Date(now.getTime() - proofLifetime) };
  // Pictures and hashes are expensive: the address is checked first.
  await assertProven(context.db, proof);
  const logoUrl = await acceptPicture(context.dataDir, 'logos', logo);
  try {
    const row = {
      company_name: form.companyName,
      commercial_number: form.commercialNumber,
      tax_number: form.taxNumber,
      phone: companyPhone(form.companyPhoneNumber) ?? form.companyPhoneNumber,
      bank_name: form.bankName,
      account_number: form.bankAccountNumber,
      iban: compactIban(form.iban) || form.iban,
      account_name: form.bankAccountName,
      email: form.email,
      password_hash: await context.passwords.hash(password, { person: form.email }, signal()),
      logo_url: logoUrl,
      created_at: now,
    };
    await submit(context.db, row, proof);
  } catch (error) {
    await dropUpload(context.dataDir, logoUrl);
    throw error;
  }
}

interface Proof {
  readonly email: string;
  readonly browser: string;
  readonly since: Date;
}

async function assertProven(db: Db, { email, browser, since }: Proof): Promise<void> {
  const row = await asPlatform(db, (tx) =>
    tx
      .selectFrom('email_codes')
      .select('verified_at')
      .where('email', '=', email)
      .where('browser', '=', browser)
      .executeTakeFirst(),
  );
  if (!row?.verified_at) throw emailNotVerified();
  if (row.verified_at <= since) throw verificationExpired();
}

/** Writes the registration and uses up the proof, or neither. */
async function submit(
  db: Db,
  row: Insertable<Registrations>,
  { email, browser, since }: Proof,
): Promise<void> {
  try {
    await asPlatform(db, async (tx) => {
      const used = await tx
        .deleteFrom('email_codes')
        .where('email', '=', email)
        .where('browser', '=', browser)
        .where('verified_at', '>', since)
        .returning('email')
        .executeTakeFirst();
      if (!used) throw emailNotVerified();
      if (await knownCompany(tx, row.commercial_number)) throw companyKnown();
      await tx.insertInto('registrations').values(row).execute();
    });
  } catch (error) {
    throw violatedIndex(error) === 'registrations_pending' ? companyKnown() : error;
  }
}

export const knownCompany = (tx: Transaction<Schema>, commercialNumber: string) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('commercial_number', '=', commercialNumber)
    .where('kind', '=', 'real')
    .executeTakeFirst();
