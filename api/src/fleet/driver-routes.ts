import { addDriver, deleteDriver, listDrivers, updateDriver } from '@hawiyat/shared/contract/drivers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { endSessionsOfDriver } from '../auth/end-session.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { changesOf } from '../events/changes.ts';
import { appendEvent } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { openOrder, openSubOrder } from '../orders/order-filters.ts';
import { serve } from '../server/serve.ts';
import { dropUpload } from '../uploads/store.ts';
import { assertRoom } from './company-quota.ts';
import { driverHeadings } from './driver-import.ts';
import { auditedDriver, driverColumns, lockedDriver, presentDriver, withFreeNumbers } from './driver-row.ts';
import { eraseDriver } from './erase-driver.ts';
import { assertUpToDate } from './outdated-edit.ts';

const sortKeys = {
  createdAt: { key: 'created_at', cast: 'timestamptz' },
  name: { key: 'name', cast: 'text' },
} as const;

export function driverRoutes(app: App): void {
  serve(
    app,
    listDrivers,
    async ({ query, session: { companyId } }) => {
      const { availability, sort = 'createdAt', order, limit, cursor } = query;
      const text = normalizeForSearch(query.q ?? '');
      const { rows, ...end } = await asCompany(app.db, companyId, (tx) => {
        let found = tx
          .selectFrom('drivers')
          .select(driverColumns)
          .where('company_id', '=', companyId)
          .where('archived_at', 'is', null);
        if (availability) found = found.where('availability', '=', availability);
        if (text) found = found.where(matchesSearch(text));
        const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
        return paged(found, { ...sortKeys[sort], direction, limit, cursor });
      });
      return { drivers: rows.map(presentDriver), ...end };
    },
    { isList: true },
  );

  serve(app, addDriver, async ({ body, signal, session: { companyId, adminId } }) => {
    const { name, phone, email = null, password, identityNumber, licenseNumber = null } = body;
    const { availability = 'available' } = body;
    const at = app.now();
    const passwordHash = password === undefined ? null : await app.passwords.hash(password, signal());
    const insertion = asCompany(app.db, companyId, async (tx) => {
      await assertRoom(tx, companyId, 'drivers', 1);
      const added = await tx
        .insertInto('drivers')
        .values({
          ...{ company_id: companyId, name, phone: phoneToStore(phone), email, availability },
          ...{ identity_number: identityNumber, license_number: licenseNumber, password_hash: passwordHash },
        })
        .returning(driverColumns)
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{ companyId, type: 'driver.added', entityId: added.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { name, availability },
        after: auditedDriver(added),
      });
      return added;
    });
    return { driver: presentDriver(await withFreeNumbers(insertion)) };
  });

  serve(app, updateDriver, async ({ params, body, browser, signal, session: { companyId, adminId } }) => {
    const at = app.now();
    const passwordHash =
      body.password === undefined ? undefined : await app.passwords.hash(body.password, signal());
    const update = asCompany(app.db, companyId, async (tx) => {
      const stored = await lockedDriver(tx, companyId, params.driverId);
      await assertUpToDate(tx, {
        ...{ companyId, id: stored.id, version: stored.version },
        labels: { ...driverHeadings, newPassword: 'كلمة المرور' },
        ifMatch: browser.headers['if-match'],
        present: async () => presentDriver(stored),
      });
      const edited = await tx
        .updateTable('drivers')
        .set({
          name: body.name ?? stored.name,
          phone: body.phone === undefined ? stored.phone : phoneToStore(body.phone),
          email: body.email === undefined ? stored.email : body.email,
          availability: body.availability ?? stored.availability,
          identity_number: body.identityNumber ?? stored.identity_number,
          license_number: body.licenseNumber === undefined ? stored.license_number : body.licenseNumber,
          password_hash: passwordHash ?? stored.password_hash,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', stored.id)
        .returning(driverColumns)
        .executeTakeFirstOrThrow();
      // A new password ends the driver's sessions.
      if (passwordHash !== undefined) await endSessionsOfDriver(tx, companyId, stored.id);
      const changes = changesOf(
        { ...auditedDriver(stored), newPassword: false },
        { ...auditedDriver(edited), newPassword: passwordHash !== undefined },
      );
      if (changes)
        await appendEvent(tx, {
          ...{ companyId, type: 'driver.changed', entityId: stored.id, at, ...changes },
          actor: { kind: 'admin', id: adminId },
          data: { name: edited.name, availability: edited.availability },
        });
      return edited;
    });
    return { driver: presentDriver(await withFreeNumbers(update)) };
  });

  serve(app, deleteDriver, async ({ params, session: { companyId, adminId } }) => {
    const at = app.now();
    const picture = await asCompany(app.db, companyId, async (tx) => {
      const stored = await lockedDriver(tx, companyId, params.driverId);
      // A separate statement after the lock sees orders that others have committed meanwhile.
      if (await hasOpenTask(tx, companyId, stored.id)) throw new DomainError('driver-busy');
      await endSessionsOfDriver(tx, companyId, stored.id);
      await appendEvent(tx, {
        ...{ companyId, type: 'driver.deleted', entityId: stored.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { name: stored.name },
        before: auditedDriver(stored),
      });
      // Erases the event that was just written too.
      await eraseDriver(tx, { companyId, driverId: stored.id, at });
      return stored.picture;
    });
    if (picture !== null) await dropUpload(app.dataDir, picture);
    return { message: 'تم حذف السائق.' };
  });
}

/** Part of the name, of the phone in any notation, or the end of the identity number. */
function matchesSearch(text: string): RawBuilder<boolean> {
  const named = sql<boolean>`strpos(folded(name), ${text}) > 0`;
  if (!/^[\d\s()+-]+$/.test(text)) return named;
  const digits = text.replace(/\D/g, '');
  // The national part is the same in all notations: 05…, 5…, +9665…, 009665….
  const national = digits.replace(/^(00)?966/, '').replace(/^0/, '');
  return sql<boolean>`(
    ${named}
    or (${national} <> '' and strpos(phone, ${national}) > 0)
    or (${digits} <> '' and right(identity_number, length(${digits})) = ${digits})
  )`;
}

async function hasOpenTask(tx: Transaction<Schema>, companyId: string, driverId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders where company_id = ${companyId} and driver_id = ${driverId} and ${openOrder})
      or exists (select from sub_orders where company_id = ${companyId} and driver_id = ${driverId} and ${openSubOrder})
      as found`.execute(tx);
  return rows[0]?.found ?? false;
}
