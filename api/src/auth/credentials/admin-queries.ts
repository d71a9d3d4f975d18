import { normalizeEmail } from '@hawiyat/shared/contract/core/normalize-text';
import type { Transaction } from 'kysely';
import type { Context } from '../../db/context.ts';
import { sameCompany } from '../../db/same-company.ts';
import type { Schema } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import type { Admin } from '../sessions/admin.ts';

const administrators = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('admins')
    .innerJoin('companies', 'companies.id', 'admins.company_id')
    .leftJoin('two_factor_secrets', sameCompany('two_factor_secrets.admin_id', 'admins.id'))
    .select(['admins.id', 'admins.name', 'admins.email', 'admins.role', 'admins.password_hash'])
    .select([
      'admins.company_id',
      'companies.name as company_name',
      'companies.identifier',
      'companies.logo_url',
      'companies.kind',
      'companies.ends_at',
    ])
    .where('admins.removed_at', 'is', null)
    .select([
      'companies.two_factor_required',
      'two_factor_secrets.sealed_secret',
      'two_factor_secrets.confirmed_at',
    ]);

const administratorOf = (
  tx: Transaction<Schema>,
  { companyId, adminId }: Pick<Admin, 'companyId' | 'adminId'>,
) => administrators(tx).where('admins.company_id', '=', companyId).where('admins.id', '=', adminId);

/** Old addresses may contain invisible characters: an exact match precedes one that looks alike. */
export async function findAdmin({ db }: Pick<Context, 'db'>, identifier: string, email: string) {
  const exact = email.trim().toLowerCase();
  const seen = normalizeEmail(email);
  const admins = await asSignIn(db, (tx) =>
    administrators(tx)
      .where('companies.identifier', '=', identifier)
      .where('companies.kind', '=', 'real')
      .execute(),
  );
  return (
    admins.find((admin) => admin.email === exact) ??
    admins.find((admin) => normalizeEmail(admin.email) === seen)
  );
}

export type AdminRow = NonNullable<Awaited<ReturnType<typeof findAdmin>>>;

export function adminOf({ db }: Context, admin: Admin): Promise<AdminRow> {
  return asSignIn(db, (tx) => administratorOf(tx, admin).executeTakeFirstOrThrow());
}

export function findAdminsByEmail({ db }: Pick<Context, 'db'>, email: string): Promise<AdminRow[]> {
  return asSignIn(db, (tx) =>
    administrators(tx)
      .where('admins.email', 'in', [email.trim().toLowerCase(), normalizeEmail(email)])
      .where('companies.status', '=', 'active')
      .where('companies.kind', '=', 'real')
      .orderBy('companies.identifier')
      .execute(),
  );
}

export const findAdminById = (tx: Transaction<Schema>, admin: Pick<Admin, 'companyId' | 'adminId'>) =>
  administratorOf(tx, admin).executeTakeFirst();
