import { type FirstDay, firstSteps } from '@hawiyat/shared/contract/company/first-day';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';

export const firstDayOf = ({ db }: Context, companyId: string): Promise<FirstDay> =>
  asCompany(db, companyId, (tx) => read(tx, companyId));

export const hideFirstDayOf = ({ db, now }: Context, companyId: string): Promise<FirstDay> =>
  asCompany(db, companyId, async (tx) => {
    await tx
      .insertInto('first_days')
      .values({ company_id: companyId, hidden_at: now() })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .execute();
    return read(tx, companyId);
  });

/** Each step asks for one row, so an old company costs no more than a new one. */
async function read(tx: Transaction<Schema>, companyId: string): Promise<FirstDay> {
  // The order makes the planner use the key; a scan could pass other companies' rows first.
  const anyOf = (table: string, condition: RawBuilder<unknown>) => sql<boolean>`(
    select true from ${sql.table(table)} where company_id = ${companyId} and ${condition}
    order by company_id, id limit 1) is not null`;
  const found = await tx
    .selectNoFrom([
      sql<boolean>`exists (select from companies where id = ${companyId} and logo_url is not null)`.as(
        'logo',
      ),
      anyOf('containers', sql`archived_at is null`).as('containers'),
      anyOf('drivers', sql`archived_at is null`).as('drivers'),
      sql<boolean>`exists (select from company_settings
        where company_id = ${companyId} and page = ${orderSettings.name}
        and (depot_latitude is not null or settings -> 'areas' <> '[]'))`.as('place'),
      anyOf('offers', sql`true`).as('offer'),
      sql<boolean>`exists (select from first_days where company_id = ${companyId})`.as('isHidden'),
    ])
    .executeTakeFirstOrThrow();
  return { steps: firstSteps.map((step) => ({ step, isDone: found[step] })), isHidden: found.isHidden };
}
