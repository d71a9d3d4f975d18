import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { startDriverSession } from '../src/auth/sessions/driver-sessions.ts';
import type { Db, Schema } from '../src/db/schema.ts';
import { asCompany, asPlatform, asSessions } from '../src/db/tenant.ts';
import { appendEvent } from '../src/events/event-log.ts';
import { nextContainerNumbers } from '../src/fleet/container-number.ts';
import { cheapHash } from './credentials.ts';

const day = '2026-03-01';

/**
 * Makes a company with one row in every table that belongs to companies, and one open request of a customer.
 * @param identifier ten digits that begin with 9
 * @returns the ids that tests aim at
 */
export async function fullCompany(db: Db, identifier: string) {
  const ids = {
    company: randomUUID(),
    admin: randomUUID(),
    customer: randomUUID(),
    accepted: randomUUID(),
    open: randomUUID(),
    invite: randomUUID(),
    truck: randomUUID(),
    document: randomUUID(),
    session: randomUUID(),
    maintenance: randomUUID(),
    picture: randomUUID(),
    view: randomUUID(),
    note: randomUUID(),
  };
  const company_id = ids.company;
  const request = {
    container_type: 'حاويات أنقاض',
    container_size: '12 yard',
    delivery_date: day,
    rental_type: 'once',
    latitude: 24.7,
    longitude: 46.7,
  } as const;
  await asPlatform(db, async (tx) => {
    await tx
      .insertInto('companies')
      .values({
        id: company_id,
        identifier,
        name: `شركة ${identifier}`,
        phone: '0112345678',
        commercial_number: '7000000001',
        tax_number: '300000000000003',
      })
      .execute();
    await tx
      .insertInto('bank_accounts')
      .values({ company_id, bank_name: 'الراجحي', account_number: '1', iban: 'SA', account_name: identifier })
      .execute();
    await tx
      .insertInto('admins')
      .values({
        company_id,
        id: ids.admin,
        name: 'مدير',
        email: 'admin@example.com',
        password_hash: cheapHash,
      })
      .execute();
    const customer_id = ids.customer;
    await tx
      .insertInto('customers')
      .values({ id: customer_id, name: 'عميل', phone: `+966${identifier}`, birth_date: '1990-01-01' })
      .execute();
    await tx
      .insertInto('requests')
      .values([
        { ...request, id: ids.accepted, customer_id },
        // Open as long as its day has not passed.
        { ...request, id: ids.open, customer_id, delivery_date: '2099-03-01' },
      ])
      .execute();
  });
  await asSessions(db, 'admin_sessions', (tx) =>
    tx
      .insertInto('admin_sessions')
      .values({
        token_hash: randomBytes(32),
        company_id,
        id: ids.session,
        admin_id: ids.admin,
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute(),
  );
  const work = await asCompany(db, company_id, async (tx) => {
    const [number = ''] = await nextContainerNumbers(tx, company_id, 1);
    const container = await tx
      .insertInto('containers')
      .values({
        company_id,
        number,
        type: request.container_type,
        size: request.container_size,
        price: 450.5,
        status: 'reserved',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const driver = await tx
      .insertInto('drivers')
      .values({ company_id, name: 'سائق', phone: '+966500000001', identity_number: '1001244019' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const offer = await tx
      .insertInto('offers')
      .values({ company_id, request_id: ids.accepted, price: 450.5, rental_duration: 7, status: 'accepted' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await tx
      .insertInto('orders')
      .values({
        company_id,
        request_id: ids.accepted,
        offer_id: offer.id,
        container_id: container.id,
        delivery_date: day,
        rental_type: 'once',
        rental_duration: 7,
        total_price: 450.5,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subOrder = await tx
      .insertInto('sub_orders')
      .values({ company_id, order_id: order.id, type: 'return', delivery_date: '2026-03-08' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addOtherRows(tx, { ...ids, order: order.id, driver: driver.id, container: container.id });
    // No order of this company is completed yet, so nothing has written one.
    await tx
      .insertInto('revenue_tally')
      .values({ company_id, month: day, orders: 1, revenue: 450.5 })
      .execute();
    await appendEvent(tx, {
      companyId: company_id,
      type: 'container.added',
      entityId: container.id,
      actor: { kind: 'admin', id: ids.admin },
      at: new Date(),
      data: {},
    });
    return { container, driver, offer, order, subOrder };
  });
  await startDriverSession(db, { companyId: company_id, driverId: work.driver.id }, new Date());
  await asPlatform(db, (tx) =>
    tx
      .updateTable('requests')
      .set({
        status: 'accepted',
        accepted_company_id: company_id,
        accepted_offer_id: work.offer.id,
        closed_at: new Date(0),
      })
      .where('id', '=', ids.accepted)
      .execute(),
  );
  return {
    ...ids,
    container: work.container.id,
    driver: work.driver.id,
    offer: work.offer.id,
    order: work.order.id,
    subOrder: work.subOrder.id,
  };
}

/** Rows of the tables that no order needs. */
async function addOtherRows(
  tx: Transaction<Schema>,
  ids: Record<
    | 'company'
    | 'admin'
    | 'invite'
    | 'order'
    | 'driver'
    | 'container'
    | 'maintenance'
    | 'picture'
    | 'truck'
    | 'document'
    | 'view'
    | 'note',
    string
  >,
): Promise<void> {
  const { company: company_id, admin, invite, order, driver, container, truck, document, view } = ids;
  await tx
    .insertInto('company_settings')
    .values({
      ...{ company_id, page: 'orders' },
      settings: JSON.stringify({ depot: { latitude: 24.6, longitude: 46.7 } }),
    })
    .execute();
  await tx
    .insertInto('trucks')
    .values({ company_id, id: truck, plate: '7356 TNJ', driver_id: driver })
    .execute();
  await tx
    .insertInto('documents')
    .values({
      ...{ company_id, id: document, owner: 'truck', truck_id: truck, kind: 'insurance' },
      ...{ number: '1', expires_on: day, file: `${'0'.repeat(32)}.pdf` },
    })
    .execute();
  await tx
    .insertInto('invites')
    .values({
      ...{ company_id, id: invite, name: 'مدعو', email: 'invited@example.com', role: 'viewer' },
      ...{ token_hash: randomBytes(32), invited_by: admin },
      ...{ created_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) },
    })
    .execute();
  await tx
    .insertInto('driver_sign_in_links')
    .values({
      ...{ company_id, driver_id: driver, token_hash: randomBytes(32) },
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await tx
    .insertInto('bank_changes')
    .values({
      ...{ company_id, bank_name: 'الأهلي', account_number: '2', iban: 'SA', account_name: 'شركة' },
      ...{ requested_by: admin, requested_at: new Date(), expires_at: new Date() },
    })
    .execute();
  await tx
    .insertInto('order_notes')
    .values({
      ...{ company_id, id: ids.note, order_id: order, admin_id: admin },
      ...{ text: 'ملاحظة', created_at: new Date() },
    })
    .execute();
  await tx
    .insertInto('container_maintenance')
    .values({
      ...{ company_id, id: ids.maintenance, container_id: container, admin_id: admin },
      ...{ day: '2026-02-01', text: 'لحام القاعدة', cost: 350, created_at: new Date() },
    })
    .execute();
  await tx
    .insertInto('container_pictures')
    .values({
      ...{ company_id, id: ids.picture, container_id: container, created_at: new Date() },
      url: `/uploads/containers/${'0'.repeat(32)}.webp`,
    })
    .execute();
  await tx
    .insertInto('consents')
    .values({ company_id, admin_id: admin, channel: 'device', given: true, text_version: 1, at: new Date() })
    .execute();
  await tx
    .insertInto('stop_orders')
    .values({ company_id, driver_id: driver, day: '2026-11-25', task_ids: [order] })
    .execute();
  await tx.insertInto('notification_marks').values({ company_id, seen_id: 1, seen_at: new Date() }).execute();
  await tx
    .insertInto('saved_views')
    .values({
      ...{ company_id, id: view, admin_id: admin, name: 'المتأخرة', question: 'back=late' },
      created_at: new Date(),
    })
    .execute();
  await tx.insertInto('first_days').values({ company_id, hidden_at: new Date() }).execute();
}
