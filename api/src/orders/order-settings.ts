import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type {
  OrderSettings,
  saveOrderSettings as saveOrderSettingsCall,
} from '@hawiyat/shared/contract/orders/order-settings';
import type { Selectable, Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { OrderSettings as OrderSettingsRow, Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { isInCountry } from '../kernel/country.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { pointOutsideCountry } from './errors.ts';

const labels = {
  depot: 'موقع المستودع',
  areas: 'مناطق الخدمة',
  hidesOutside: 'إخفاء الطلبات خارج مناطق الخدمة',
};

/** A company's settings; where it has said nothing yet, none. */
export function orderSettingsOf({ db }: Context, companyId: string): Promise<OrderSettings> {
  return asCompany(db, companyId, async (tx) => present(await rowOf(tx, companyId).executeTakeFirst()));
}

/** @param ifMatch the version that the author has seen */
export function changeOrderSettings(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { depot, areas, hidesOutside }: ValidatedInput<typeof saveOrderSettingsCall>['body'],
  ifMatch: string | undefined,
): Promise<OrderSettings> {
  if (depot && !isInCountry(depot)) throw pointOutsideCountry({ field: 'depot' });
  if (areas.some(({ corners }) => !corners.every(isInCountry))) throw pointOutsideCountry({ field: 'areas' });
  return asCompany(db, companyId, async (tx) => {
    // What two first savings at once write is then one row, which the second one waits for.
    await tx
      .insertInto('order_settings')
      .values({ company_id: companyId })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .execute();
    const stored = await rowOf(tx, companyId).forUpdate().executeTakeFirstOrThrow();
    await assertUpToDate(tx, {
      ...{ companyId, id: companyId, version: stored.version, labels, ifMatch },
      present: async () => present(stored),
    });
    const { version, ...before } = present(stored);
    const changes = changesOf(before, { depot, areas, hidesOutside });
    if (!changes) return present(stored);
    const saved = await tx
      .updateTable('order_settings')
      .set({
        depot_latitude: depot?.latitude ?? null,
        depot_longitude: depot?.longitude ?? null,
        areas: JSON.stringify(areas),
        hides_outside: hidesOutside,
        version: version + 1,
      })
      .where('company_id', '=', companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'order_settings.saved', entityId: companyId, at: now(), data: {}, ...changes },
      actor: { kind: 'admin', id: adminId },
    });
    return present(saved);
  });
}

function rowOf(tx: Transaction<Schema>, companyId: string) {
  return tx.selectFrom('order_settings').selectAll().where('company_id', '=', companyId);
}

function present(row: Selectable<OrderSettingsRow> | undefined): OrderSettings {
  if (!row) return { depot: null, areas: [], hidesOutside: false, version: 1 };
  const { depot_latitude: latitude, depot_longitude: longitude, areas, hides_outside, version } = row;
  const depot = latitude === null || longitude === null ? null : { latitude, longitude };
  return { depot, areas, hidesOutside: hides_outside, version };
}
