import type { ContainerStep } from '@hawiyat/shared/contract/fleet/container-details';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';
import { toRiyals } from '../kernel/money.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { placeInWords } from '../kernel/place-in-words.ts';
import { ownContainersOf } from './container-queries.ts';
import { containerMissing } from './errors.ts';

interface StepRow {
  readonly id: string;
  readonly kind: ContainerStep['kind'];
  readonly at: Date;
  readonly order_id: string | null;
  readonly order_number: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly by: string | null;
  readonly proof: string | null;
  readonly text: string | null;
  readonly cost: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

export function findSteps(
  { db }: Context,
  companyId: string,
  containerId: string,
  part: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
) {
  return asCompany(db, companyId, async (tx) => {
    const known = isId(containerId)
      ? await ownContainersOf(tx, companyId).where('id', '=', containerId).executeTakeFirst()
      : undefined;
    if (!known) throw containerMissing();
    return paged(stepsOf(tx, companyId, containerId), {
      ...{ key: 'step.at', cast: 'timestamptz', direction: 'desc', id: 'step.id' },
      ...part,
    });
  });
}

interface RentalColumns {
  readonly id: string;
  readonly at: string;
  readonly by?: string;
  readonly proof?: string;
}

/** Rentals come from the orders, because their events say no more and are many. */
function stepsOf(tx: Transaction<Schema>, companyId: string, containerId: string) {
  const orders = sql`from orders o
    left join drivers d on d.company_id = o.company_id and d.id = o.driver_id
    where o.company_id = ${companyId} and o.container_id = ${containerId}`;
  const tasks = (type: string) => sql`from orders o
    left join sub_orders s on s.company_id = o.company_id and s.order_id = o.id and s.type = ${type}
      and s.completed_at is not null
    left join drivers d on d.company_id = s.company_id and d.id = s.driver_id
    where o.company_id = ${companyId} and o.container_id = ${containerId}`;
  const rental = (kind: string, { id, at, by = 'null', proof = 'null' }: RentalColumns) => sql`
    md5(${kind}::text || ${sql.ref(id)}::text)::uuid as id, ${kind}::text as kind, ${sql.ref(at)} as at,
    o.id as order_id, o.number as order_number, o.latitude, o.longitude,
    ${sql.raw(by)}::text as by, ${sql.raw(proof)}::text as proof,
    null::text as text, null::numeric as cost, null::jsonb as before, null::jsonb as after`;
  const delivered = rental('delivered', {
    ...{ id: 'o.id', at: 'o.delivered_at' },
    ...{ by: 'd.name', proof: 'o.proof_of_delivery_url' },
  });
  const own = (rest: ReturnType<typeof sql>) => sql`
    null::uuid, null::int, null::double precision, null::double precision, a.name, null, ${rest}`;
  const steps = sql<StepRow>`(
    select ${rental('reserved', { id: 'o.id', at: 'o.created_at' })} ${orders}
    union all
    select ${delivered} ${orders}
      and o.delivered_at is not null
    union all
    select ${rental('canceled', { id: 'o.id', at: 'o.canceled_at' })} ${orders} and o.canceled_at is not null
    union all
    select ${rental('emptied', { id: 's.id', at: 's.completed_at', by: 'd.name' })} ${tasks('unload')} and s.id is not null
    union all
    select ${rental('returned', { id: 'o.id', at: 'o.completed_at', by: 'd.name' })} ${tasks('return')}
      and o.completed_at is not null
    union all
    select md5('event' || e.id::text)::uuid, case when e.type = 'container.added' then 'added' else 'changed' end, e.at,
      ${own(sql`null, null, e.before, e.after`)}
    from events e
    left join admins a on a.company_id = e.company_id and a.id = e.actor_id
    where e.company_id = ${companyId} and e.entity_id = ${containerId}
      and e.type in ('container.added', 'container.changed')
      and e.actor_kind = 'admin' and e.data ->> 'orderId' is null
    union all
    select m.id, 'maintained', (m.day + time '12:00') at time zone interval '3 hours',
      ${own(sql`m.text, m.cost, null, null`)}
    from container_maintenance m
    left join admins a on a.company_id = m.company_id and a.id = m.admin_id
    where m.company_id = ${companyId} and m.container_id = ${containerId}
  )`;
  return tx.selectFrom(steps.as('step')).selectAll('step');
}

export function presentStep(row: StepRow): ContainerStep {
  const { id, kind, at, order_id, order_number, by, proof, text, cost, before, after } = row;
  return {
    ...{ id, kind, at: at.toISOString() },
    order:
      order_id === null || order_number === null ? null : { id: order_id, number: orderNumber(order_number) },
    place: placeInWords(row),
    ...{ by, proofUrl: proof, text, cost: cost === null ? null : toRiyals(cost), before, after },
  };
}
