import { normalizeEmail } from '@hawiyat/shared/contract/normalize-text';
import type { Context } from '../db/context.ts';
import { asSignIn } from '../db/tenant.ts';

/**
 * The administrator with this address in the company with this identifier. Old addresses may contain invisible
 * characters: the exact match precedes one that looks alike.
 */
export async function findAdmin({ db }: Context, identifier: string, email: string) {
  const exact = email.trim().toLowerCase();
  const seen = normalizeEmail(email);
  const admins = await asSignIn(db, (tx) =>
    tx
      .selectFrom('admins')
      .innerJoin('companies', 'companies.id', 'admins.company_id')
      .select([
        'admins.id',
        'admins.name',
        'admins.email',
        'admins.role',
        'admins.password_hash',
        'admins.company_id',
      ])
      .select(['companies.name as company_name', 'companies.identifier'])
      .select('companies.logo_url')
      .where('companies.identifier', '=', identifier)
      .execute(),
  );
  return (
    admins.find((admin) => admin.email === exact) ??
    admins.find((admin) => normalizeEmail(admin.email) === seen)
  );
}

export type AdminRow = NonNullable<Awaited<ReturnType<typeof findAdmin>>>;
