import { isCommonPassword } from '@hawiyat/shared/contract/common-passwords';
import { register } from '@hawiyat/shared/contract/registration';
import { compactIban } from '@hawiyat/shared/locale/iban';
import { companyPhone } from '@hawiyat/shared/locale/saudi-phone';
import type { Insertable } from 'kysely';
import type { App } from '../app-context.ts';
import type { Db } from '../db/open.ts';
import type { Registrations } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { limitAttempts } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';
import { acceptPicture } from '../uploads/accept-picture.ts';
import { dropUpload } from '../uploads/store.ts';
import { signUpOfBrowser } from './sign-up-cookie.ts';

/** Milliseconds that a verified address can be used. */
const proofLifetime = 30 * 60_000;
const perAddress = { allowed: 20, seconds: 3600 };

export function registrationRoutes(app: App): void {
  serve(app, register, async ({ body: { logo, password, ...form }, address, browser, signal }) => {
    await limitAttempts(app, ['registrations', address], perAddress);
    // Not in the contract's schema, because the list would be in every page with the form.
    if (isCommonPassword(password)) throw new DomainError('password-common');
    const now = app.now();
    const signUp = signUpOfBrowser(app.operatorToken, browser);
    if (signUp === null) throw new DomainError('email-not-verified');
    const proof = { email: form.email, browser: signUp, since: new Date(now.getTime() - proofLifetime) };
    // No pictures or hashes are computed for anybody without a verified address.
    await assertProven(app.db, proof);
    const logoUrl = await acceptPicture(app.dataDir, 'logos', logo);
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
        password_hash: await app.passwords.hash(password, signal()),
        logo_url: logoUrl,
        created_at: now,
      };
      await submit(app.db, row, proof);
    } catch (error) {
      await dropUpload(app.dataDir, logoUrl);
      throw error;
    }
    return { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' };
  });
}

/** An address that this browser has verified lately. */
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
  if (!row?.verified_at) throw new DomainError('email-not-verified');
  if (row.verified_at <= since) throw new DomainError('verification-expired');
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
      if (!used) throw new DomainError('email-not-verified');
      const known = await tx
        .selectFrom('companies')
        .select('id')
        .where('commercial_number', '=', row.commercial_number)
        .executeTakeFirst();
      if (known) throw new DomainError('company-known');
      await tx.insertInto('registrations').values(row).execute();
    });
  } catch (error) {
    throw violatedIndex(error) === 'registrations_pending' ? new DomainError('company-known') : error;
  }
}
