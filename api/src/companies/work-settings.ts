import {
  usualDays,
  type WorkSettings,
  type WorkSettingsDraft,
} from '@hawiyat/shared/contract/company/work-settings';
import type { Selectable, Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema, WorkSettings as WorkSettingsRow } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';

const labels = {
  days: 'أيام العمل',
  hours: 'ساعات العمل',
  holidays: 'الإجازات',
  rentalDuration: 'مدة التأجير المقترحة',
  prices: 'الأسعار المقترحة',
};

/** When a company works; where it has said nothing yet, what is usual, as version 1. */
export function workSettingsOf({ db }: Context, companyId: string): Promise<WorkSettings> {
  return asCompany(db, companyId, async (tx) => present(await rowOf(tx, companyId).executeTakeFirst()));
}

/** @param ifMatch the version that the author has seen */
export function changeWorkSettings(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { days, hours, holidays, rentalDuration, prices }: WorkSettingsDraft,
  ifMatch: string | undefined,
): Promise<WorkSettings> {
  return asCompany(db, companyId, async (tx) => {
    // What two first savings at once write is then one row, which the second one waits for.
    const inserted = await tx
      .insertInto('work_settings')
      .values({ company_id: companyId, days: [...usualDays] })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returning('company_id')
      .executeTakeFirst();
    const stored = await rowOf(tx, companyId).forUpdate().executeTakeFirstOrThrow();
    await assertUpToDate(tx, {
      ...{ companyId, id: companyId, version: stored.version, labels, ifMatch },
      present: async () => ({ ...present(stored) }),
    });
    const { version, ...before } = present(stored);
    const wanted = { days: days.toSorted(fromSaturday), hours, holidays, rentalDuration, prices };
    // Saving what was only proposed makes it hold.
    const changes = changesOf(inserted ? { ...before, days: null } : before, wanted);
    if (!changes) return present(stored);
    const saved = await tx
      .updateTable('work_settings')
      .set({
        days: wanted.days,
        opens: hours?.from ?? null,
        closes: hours?.until ?? null,
        holidays: JSON.stringify(holidays),
        rental_duration: rentalDuration,
        prices: JSON.stringify(prices),
        version: version + 1,
      })
      .where('company_id', '=', companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'work_settings.saved', entityId: companyId, at: now(), data: {}, ...changes },
      actor: { kind: 'admin', id: adminId },
    });
    return present(saved);
  });
}

/** The order of a week that begins on Saturday. */
const fromSaturday = (one: number, other: number) => ((one + 1) % 7) - ((other + 1) % 7);

function rowOf(tx: Transaction<Schema>, companyId: string) {
  return tx.selectFrom('work_settings').selectAll().where('company_id', '=', companyId);
}

function present(row: Selectable<WorkSettingsRow> | undefined): WorkSettings {
  if (!row)
    return { days: [...usualDays], hours: null, holidays: [], rentalDuration: null, prices: [], version: 1 };
  const { days, opens, closes, holidays, rental_duration, prices, version } = row;
  const hours = opens === null || closes === null ? null : { from: opens, until: closes };
  return { days, hours, holidays, rentalDuration: rental_duration, prices, version };
}
