import { createOffer, type Offer, offerGuidance } from '@hawiyat/shared/contract/offers';
import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { dayOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { toRiyals } from '../kernel/money.ts';
import { openRequest } from '../orders/order-filters.ts';
import { limitAttempts } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';

/** More than people send; a program that floods the marketplace is slowed down. */
const perCompany = { allowed: 120, seconds: 60 };

export function offerRoutes(app: App): void {
  serve(app, createOffer, async ({ body, session: { companyId, adminId } }) => {
    await limitAttempts(app, ['offers', companyId], perCompany);
    const { globalOrderId, price, rentalDuration } = body;
    const row = await asCompany(app.db, companyId, async (tx) => {
      const request = await requestOf(tx, globalOrderId, dayOf(app.now()));
      if (!request) throw new DomainError('request-missing');
      if (request.rental_type === 'once' && rentalDuration === null)
        throw new DomainError('rental-duration-missing');
      if (request.rental_type !== 'once' && rentalDuration !== null)
        throw new DomainError('rental-duration-unwanted');
      // Of two offers at once the database keeps one per company and request; the other writes nothing.
      const made = request.is_open
        ? await tx
            .insertInto('offers')
            .values({
              company_id: companyId,
              request_id: request.id,
              price,
              rental_duration: rentalDuration,
              created_at: app.now(),
            })
            .onConflict((conflict) => conflict.columns(['company_id', 'request_id']).doNothing())
            .returning(['id', 'request_id', 'price', 'rental_duration', 'status'])
            .executeTakeFirst()
        : undefined;
      if (!made)
        throw new DomainError(
          (await hasOffered(tx, companyId, request.id)) ? 'already-offered' : 'request-closed',
        );
      // The row locks its request: if an acceptance was faster, this statement sees it.
      const still = await requestOf(tx, request.id, dayOf(app.now()));
      if (!still?.is_open) throw new DomainError('request-closed');
      await appendEvent(tx, {
        companyId,
        type: 'offer.created',
        entityId: made.id,
        actor: { kind: 'admin', id: adminId },
        at: app.now(),
        data: { requestId: request.id, status: made.status },
        after: { price, rentalDuration },
      });
      return made;
    });
    const offer: Offer = {
      id: row.id,
      globalOrderId: row.request_id,
      price: toRiyals(row.price),
      rentalDuration: row.rental_duration,
      status: row.status,
    };
    return { offer };
  });

  serve(app, offerGuidance, async ({ query: { globalOrderId }, session: { companyId } }) => {
    const rows = await asCompany(app.db, companyId, async (tx) => {
      const request = await requestOf(tx, globalOrderId, dayOf(app.now()));
      if (!request) throw new DomainError('request-missing');
      return guidance(tx, companyId, request);
    });
    return { guidance: rows };
  });
}

type Request = NonNullable<Awaited<ReturnType<typeof requestOf>>>;

/** A request that the company may see but not lock. */
async function requestOf(tx: Transaction<Schema>, id: string, today: string) {
  if (!isId(id)) return undefined;
  return tx
    .selectFrom('requests')
    .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type'])
    .select(openRequest(today).as('is_open'))
    .where('id', '=', id)
    .executeTakeFirst();
}

async function hasOffered(tx: Transaction<Schema>, companyId: string, requestId: string): Promise<boolean> {
  const own = await tx
    .selectFrom('offers')
    .select('id')
    .where('company_id', '=', companyId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return own !== undefined;
}

interface Prices {
  readonly count: number;
  readonly least: string | null;
  readonly most: string | null;
}

/**
 * From the company's own rows only. A container is free on a day when it is not in repair and no open order
 * has it then: from acceptance until return.
 */
async function guidance(tx: Transaction<Schema>, companyId: string, request: Request) {
  const free = await sql<{ count: number }>`
    select count(*) as count from containers
    where company_id = ${companyId} and archived_at is null and status <> 'maintenance'
      and type = ${request.container_type} and size = ${request.container_size}
      and not exists (
        select from orders where orders.company_id = ${companyId} and orders.container_id = containers.id
          and orders.status not in ('completed', 'canceled')
          and coalesce(
            (select max(delivery_date) from sub_orders where sub_orders.company_id = ${companyId}
              and sub_orders.order_id = orders.id and sub_orders.type = 'return' and sub_orders.status <> 'failed'),
            'infinity'
          ) >= ${request.delivery_date}::date
      )`.execute(tx);
  const list = await sql<Prices>`
    select count(*) as count, min(price)::text as least, max(price)::text as most from containers
    where company_id = ${companyId} and archived_at is null
      and type = ${request.container_type} and size = ${request.container_size}`.execute(tx);
  const accepted = await sql<Prices>`
    select count(*) as count, min(total_price)::text as least, max(total_price)::text as most
    from orders join containers on containers.company_id = orders.company_id
      and containers.id = orders.container_id
    where orders.company_id = ${companyId} and containers.type = ${request.container_type}
      and containers.size = ${request.container_size} and orders.rental_type = ${request.rental_type}`.execute(
    tx,
  );
  return {
    freeContainers: free.rows[0]?.count ?? 0,
    listPrices: rangeOf(list.rows[0]),
    acceptedPrices: rangeOf(accepted.rows[0]),
  };
}

function rangeOf(prices: Prices | undefined) {
  if (!prices || prices.least === null || prices.most === null) return null;
  return { least: toRiyals(prices.least), most: toRiyals(prices.most), count: prices.count };
}
