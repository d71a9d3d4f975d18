import type {
  NotificationSettings,
  saveNotificationSettings as saveNotificationSettingsCall,
} from '@hawiyat/shared/contract/company/notifications';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Selectable, Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { NotificationSettings as NotificationSettingsRow, Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { notificationGroups } from './notification-groups.ts';

const labels = {
  sound: 'الصوت',
  system: 'إشعارات الجهاز',
  quiet: 'ساعات الهدوء',
  hidden: 'ما يظهر عند وصوله',
};

type Stored = Selectable<NotificationSettingsRow> | undefined;

/** How a company wants to be told; where it has said nothing yet, without a sound. */
export function notificationSettingsOf({ db }: Context, companyId: string): Promise<NotificationSettings> {
  return asCompany(db, companyId, async (tx) => present(await rowOf(tx, companyId).executeTakeFirst()));
}

/** @param ifMatch the version that the author has seen */
export function changeNotificationSettings(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { sound, system, quiet, hidden }: ValidatedInput<typeof saveNotificationSettingsCall>['body'],
  ifMatch: string | undefined,
): Promise<NotificationSettings> {
  return asCompany(db, companyId, async (tx) => {
    // What two first savings at once write is then one row, which the second one waits for.
    await tx
      .insertInto('notification_settings')
      .values({ company_id: companyId })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .execute();
    const stored = await rowOf(tx, companyId).forUpdate().executeTakeFirstOrThrow();
    await assertUpToDate(tx, {
      ...{ companyId, id: companyId, version: stored.version, labels, ifMatch },
      present: async () => present(stored),
    });
    const known = notificationGroups.map(({ id }) => id).filter((id) => hidden.includes(id));
    const changes = changesOf(choicesOf(stored), { sound, system, quiet, hidden: known });
    if (!changes) return present(stored);
    const saved = await tx
      .updateTable('notification_settings')
      .set({
        ...{ sound, system, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null },
        ...{ hidden_groups: JSON.stringify(known), version: stored.version + 1 },
      })
      .where('company_id', '=', companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'notification_settings.saved', entityId: companyId, at: now(), data: {} },
      ...{ actor: { kind: 'admin', id: adminId }, ...changes },
    });
    return present(saved);
  });
}

function rowOf(tx: Transaction<Schema>, companyId: string) {
  return tx.selectFrom('notification_settings').selectAll().where('company_id', '=', companyId);
}

function choicesOf(row: Stored) {
  const {
    sound = false,
    system = false,
    quiet_from: from,
    quiet_until: until,
    hidden_groups: hidden = [],
  } = row ?? {};
  return { sound, system, quiet: from && until ? { from, until } : null, hidden };
}

function present(row: Stored): NotificationSettings {
  const { hidden, ...choices } = choicesOf(row);
  const groups = notificationGroups.map(({ id, label, kinds }) => ({
    ...{ id, label, kinds: [...kinds], shown: !hidden.includes(id) },
  }));
  return { ...choices, groups, version: row?.version ?? 1 };
}
