import { normalizeEmail } from '@hawiyat/shared/contract/normalize-text';
import type { Context } from '../db/context.ts';
import { asSignIn } from '../db/tenant.ts';
import type { Admin } from './admin.ts';

const columns = [
  ...(['admins.id', 'admins.name', 'admins.email', 'admins.role', 'admins.password_hash'] as const),
  ...(['admins.company_id', 'companies.name as company_name', 'companies.identifier'] as const),
  'companies.logo_url',
] as const;

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
      .select(columns)
      .where('companies.identifier', '=', identifier)
      .where('admins.removed_at', 'is', null)
      .execute(),
  );
  return (
    admins.find((admin) => admin.email === exact) ??
    admins.find((admin) => normalizeEmail(admin.email) === seen)
  );
}

export type AdminRow = NonNullable<Awaited<ReturnType<typeof findAdmin>>>;

/** The administrator of a session or an invite. */
export function adminOf({ db }: Context, { companyId, adminId }: Admin): Promise<AdminRow> {
  return asSignIn(db, (tx) =>
    tx
      .selectFrom('admins')
      .innerJoin('companies', 'companies.id', 'admins.company_id')
      .select(columns)
      .where('admins.company_id', '=', companyId)
      .where('admins.id', '=', adminId)
      .executeTakeFirstOrThrow(),
  );
}
