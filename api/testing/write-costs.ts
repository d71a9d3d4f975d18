import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as containers from '@hawiyat/shared/contract/containers';
import * as customer from '@hawiyat/shared/contract/customer';
import * as driverApp from '@hawiyat/shared/contract/driver-app';
import * as drivers from '@hawiyat/shared/contract/drivers';
import type { Endpoint } from '@hawiyat/shared/contract/endpoint';
import { createOffer } from '@hawiyat/shared/contract/offers';
import * as orders from '@hawiyat/shared/contract/orders';
import * as refunds from '@hawiyat/shared/contract/refunds';
import * as subOrders from '@hawiyat/shared/contract/sub-orders';
import { Kysely, sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import type { Db, Schema } from '../src/db/schema.ts';
import { asCompany } from '../src/db/tenant.ts';
import { addDays, dayOf } from '../src/kernel/calendar.ts';
import { patient } from './query-cost.ts';
import type { ScaleWorld } from './scale-world.ts';

export interface WriteCost {
  readonly who: string;
  readonly call: string;
  readonly status: number;
  /** Entries of indexes and rows of tables that the call read, also those of its triggers and foreign keys. */
  readonly rows: number;
}

type Ids = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: the tests follow a few ids through whatever the calls answer
type Answered = any;

const operatorToken = 'the-operators-token-of-all-costs';

/** What the calls that write cost in the database: an order's life, from the request to the refund, and the fleet's changes. */
export async function writeCosts(url: string, world: ScaleWorld): Promise<WriteCost[]> {
  // Its counts of rows are told by the one connection that works.
  const db: Db = new Kysely<Schema>({ dialect: postgresDialect(url, 1, patient) });
  const dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-costs-'));
  const { http } = createApp({
    ...{ db, dataDir, operatorToken, operatorTokenOpens: 'everything', logLevel: 'error' },
    ...{ mostAtOnce: 1_000, attemptFactor: 1e6 },
  });
  const costs: WriteCost[] = [];
  const send = async (token: string, { method, path }: Endpoint, ids: Ids, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const filled = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
    const answer = await http.inject({ method, url: filled, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Answered };
  };
  try {
    for (const who of ['large', 'small'] as const) {
      const { id: companyId, token, driverId, driverToken } = world[who];
      const day = addDays(dayOf(new Date()), 3);
      const measured = async (
        as: string,
        endpoint: Endpoint,
        ids: Ids,
        payload?: object,
      ): Promise<Answered> => {
        const before = await rowsRead(db);
        const { status, body } = await send(as, endpoint, ids, payload);
        const rows = (await rowsRead(db)) - before;
        costs.push({ who, call: `${endpoint.method} ${endpoint.path}`, status, rows });
        return body;
      };
      const { container } = await measured(
        token,
        containers.addContainer,
        {},
        {
          ...{ type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' },
        },
      );
      await measured(token, containers.updateContainer, { containerId: container?.id }, { price: 460 });
      await measured(token, containers.deleteContainer, { containerId: container?.id });
      const { driver } = await measured(
        token,
        drivers.addDriver,
        {},
        {
          ...{
            name: 'سائق جديد',
            phone: who === 'large' ? '0551111111' : '0552222222',
            identityNumber: '1999999999',
          },
        },
      );
      await measured(token, drivers.updateDriver, { driverId: driver?.id }, { name: 'سائق آخر' });
      await measured(token, drivers.deleteDriver, { driverId: driver?.id });

      const wish = {
        ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', rentalType: 'once', deliveryDate: day },
      };
      const { request } = await measured(world.customerToken, customer.placeRequest, {}, wish);
      const requestId = request?.id;
      await measured(token, createOffer, {}, { globalOrderId: requestId, price: 400, rentalDuration: 7 });
      const mine = await send(world.customerToken, customer.listRequests, {});
      const [offer] = mine.body.requests.find((one: Answered) => one.id === requestId).offers;
      const accepted = await measured(
        world.customerToken,
        customer.acceptOffer,
        { requestId },
        { offerId: offer.id },
      );
      const orderId = accepted.request?.order?.id;
      await measured(token, orders.assignDriver, { orderId }, { driverId });
      await measured(driverToken, driverApp.moveOrder, { orderId }, { status: 'in_transit' });
      await measured(
        driverToken,
        driverApp.moveOrder,
        { orderId },
        {
          ...{ status: 'delivered', proofOfDeliveryUrl: 'https://proofs.example/1' },
        },
      );
      const { id: subOrderId } = await asCompany(db, companyId, (tx) =>
        tx.selectFrom('sub_orders').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow(),
      );
      await measured(token, subOrders.assignSubOrderDriver, { subOrderId }, { driverId });
      await measured(driverToken, driverApp.moveSubOrder, { subOrderId }, { status: 'pick_up_in_progress' });
      await measured(
        operatorToken,
        refunds.failOrder,
        { companyId, orderId },
        { reason: 'سبب', compensation: 10 },
      );
      await measured(operatorToken, refunds.settleRefund, { companyId, orderId });
      const other = await measured(world.customerToken, customer.placeRequest, {}, wish);
      await measured(world.customerToken, customer.cancelRequest, { requestId: other.request?.id });
    }
  } finally {
    await http.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
  return costs;
}

/** Rows that this database has read until now. */
async function rowsRead(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ rows: number }>`
    select ((select sum(seq_tup_read) from pg_stat_user_tables)
      + (select sum(idx_tup_read) from pg_stat_user_indexes))::bigint as rows`.execute(db);
  return rows[0]?.rows ?? 0;
}
