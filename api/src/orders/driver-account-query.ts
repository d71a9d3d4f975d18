import type { Context } from '../db/context.ts';
import { asSignIn } from '../db/tenant.ts';
import { closestSpelling, phoneSpellings } from '../kernel/phone-spellings.ts';

export async function driverByPhone({ db }: Context, identifier: string, phone: string) {
  const spellings = phoneSpellings(phone);
  const people = await asSignIn(db, (tx) =>
    tx
      .selectFrom('drivers')
      .innerJoin('companies', 'companies.id', 'drivers.company_id')
      .select(['drivers.company_id', 'drivers.id', 'drivers.name', 'drivers.phone', 'drivers.password_hash'])
      .select('companies.name as company_name')
      .where('companies.identifier', '=', identifier)
      .where('drivers.phone', 'in', spellings)
      .where('drivers.archived_at', 'is', null)
      .orderBy('drivers.id')
      .execute(),
  );
  return closestSpelling(people, spellings);
}
