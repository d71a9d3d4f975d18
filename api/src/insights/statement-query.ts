import { type StatementLine, statementLimit } from '@hawiyat/shared/contract/company/dashboard';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { dayInRiyadh, isWithin } from '../db/riyadh.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { decimalOf, halalas } from '../kernel/halalas.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { vatOf } from '../kernel/vat.ts';
import { statementTooLong } from './errors.ts';

/** The orders completed in a span of Riyadh days. `total` has the exact sums of the lines read so far. */
export async function statementOf(context: Context, companyId: string, from: string, to: string) {
  await assertReadable(context, companyId, from, to);
  const sums = { orders: 0, gross: 0, net: 0, vat: 0 };
  const read = async ({ limit, cursor }: { readonly limit: number; readonly cursor: string | undefined }) => {
    const { rows, nextCursor } = await asCompany(context.db, companyId, (tx) =>
      paged(
        completedOrders(tx, companyId, from, to)
          .innerJoin('containers', sameCompany('containers.id', 'orders.container_id'))
          .leftJoin('drivers', sameCompany('drivers.id', 'orders.driver_id'))
          .select([
            'orders.id',
            'orders.number as order_number',
            'orders.total_price',
            'containers.number',
            'containers.type',
          ])
          .select(['containers.size', 'drivers.name as driver_name'])
          .select(dayInRiyadh('orders.completed_at').as('day')),
        { key: 'orders.completed_at', cast: 'timestamptz', direction: 'asc', id: 'orders.id', limit, cursor },
      ),
    );
    const lines = rows.map((row) => {
      const gross = halalas(row.total_price);
      const { net, vat } = vatOf(gross);
      sums.orders += 1;
      sums.gross += gross;
      sums.net += net;
      sums.vat += vat;
      return {
        orderId: row.id,
        number: orderNumber(row.order_number),
        completedOn: row.day,
        Container: { containerNumber: row.number, type: row.type, size: row.size },
        driverName: row.driver_name,
        ...{ gross: decimalOf(gross), net: decimalOf(net), vat: decimalOf(vat) },
      } satisfies StatementLine;
    });
    return { lines, nextCursor: nextCursor ?? null };
  };
  const total = () => {
    const { orders, gross, net, vat } = sums;
    return { orders, gross: decimalOf(gross), net: decimalOf(net), vat: decimalOf(vat) };
  };
  return { read, total };
}

function completedOrders(tx: Transaction<Schema>, companyId: string, from: string, to: string) {
  return tx
    .selectFrom('orders')
    .where('orders.company_id', '=', companyId)
    .where('orders.status', '=', 'completed')
    .where(isWithin('orders.completed_at', from, to));
}

async function assertReadable({ db }: Context, companyId: string, from: string, to: string): Promise<void> {
  const beyond = await asCompany(db, companyId, (tx) =>
    completedOrders(tx, companyId, from, to)
      .select('orders.id')
      .limit(1)
      .offset(statementLimit)
      .executeTakeFirst(),
  );
  if (beyond) throw statementTooLong();
}
