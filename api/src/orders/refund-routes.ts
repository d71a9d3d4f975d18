import {
  failOrder as failOrderCall,
  listRefunds,
  type Refund,
  settleRefund,
} from '@hawiyat/shared/contract/refunds';
import type { Selectable, Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { operatorActor } from '../auth/operator.ts';
import { paged } from '../db/paging.ts';
import type { Orders, Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { dayOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { serve } from '../server/serve.ts';
import { failOrder } from './fail-order.ts';
import { refundDueBy } from './refund.ts';

const columns = [
  'company_id',
  'id',
  'canceled_at',
  'canceled_by',
  'refund',
  'compensation',
  'refunded_at',
] as const;
type Row = Pick<Selectable<Orders>, (typeof columns)[number]>;

export function refundRoutes(app: App): void {
  const today = () => dayOf(app.now());

  serve(app, failOrderCall, async ({ params: { companyId, orderId }, body, session }) => {
    const { reason, compensation } = body;
    const actor = operatorActor(session);
    await failOrder(app, { companyId, orderId, reason, compensation: Math.round(compensation * 100), actor });
    const row = await asPlatform(app.db, (tx) => refundOfOrder(tx, companyId, orderId));
    if (!row) throw new Error('An order that was just canceled has no refund');
    return { refund: refundOf(row, today()) };
  });

  serve(
    app,
    listRefunds,
    async ({ query: { paid, limit, cursor } }) => {
      const { rows, ...end } = await asPlatform(app.db, (tx) => {
        let found = tx.selectFrom('orders').select(columns).where('refund', 'is not', null);
        if (paid !== undefined) found = found.where('refunded_at', paid ? 'is not' : 'is', null);
        const by = { key: 'canceled_at', cast: 'timestamptz', direction: 'asc' } as const;
        return paged(found, { ...by, limit, cursor });
      });
      return { refunds: rows.map((row) => refundOf(row, today())), ...end };
    },
    { isList: true },
  );

  serve(app, settleRefund, async ({ params: { companyId, orderId }, session }) => {
    const at = app.now();
    const row = await asPlatform(app.db, async (tx) => {
      const known = await refundOfOrder(tx, companyId, orderId);
      if (!known) throw new DomainError('order-missing');
      // Of two who record the same payment, one succeeds.
      const settled = await tx
        .updateTable('orders')
        .set({ refunded_at: at })
        .where('company_id', '=', companyId)
        .where('id', '=', orderId)
        .where('refunded_at', 'is', null)
        .returning(columns)
        .executeTakeFirst();
      if (!settled) throw new DomainError('refund-settled');
      await appendEvent(tx, {
        companyId,
        type: 'order.refunded',
        entityId: orderId,
        actor: operatorActor(session),
        at,
        data: { status: 'canceled' },
        after: { refundedAt: at.toISOString() },
      });
      return settled;
    });
    return { refund: refundOf(row, today()) };
  });
}

async function refundOfOrder(tx: Transaction<Schema>, companyId: string, id: string) {
  if (!isId(companyId) || !isId(id)) return undefined;
  return tx
    .selectFrom('orders')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('refund', 'is not', null)
    .executeTakeFirst();
}

function refundOf(row: Row, today: string): Refund {
  const { company_id, id, canceled_at, canceled_by, refund, compensation, refunded_at } = row;
  if (canceled_at === null || canceled_by === null || refund === null)
    throw new Error('A refund without its cancellation');
  const dueBy = refundDueBy(dayOf(canceled_at));
  return {
    companyId: company_id,
    orderId: id,
    amount: refund,
    compensation: compensation ?? '0.00',
    canceledAt: canceled_at.toISOString(),
    canceledBy: canceled_by,
    dueBy,
    overdue: refunded_at === null && dueBy < today,
    paidAt: refunded_at?.toISOString() ?? null,
  };
}
