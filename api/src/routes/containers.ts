import {
  addContainer,
  type Container,
  deleteContainer,
  listContainers,
  sizesOfType,
  updateContainer,
} from '@hawiyat/shared/contract/containers';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import { type Selectable, sql, type Transaction } from 'kysely';
import { nextContainerNumber } from '../db/container-number.ts';
import type { Containers, Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { riyals } from '../domain/money.ts';
import type { App } from '../http/context.ts';
import { isId } from '../http/id.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';

const columns = ['id', 'number', 'type', 'size', 'price', 'status'] as const;
type Row = Pick<Selectable<Containers>, (typeof columns)[number]>;

/** A company's containers (specification, section 2 "Containers"), newest first. */
export function containerRoutes(app: App): void {
  serve(app, listContainers, async ({ query: { status, type, q }, session: { companyId } }) => {
    const text = latinDigits(q ?? '')
      .trim()
      .toLowerCase();
    const rows = await asCompany(app.db, companyId, (tx) => {
      let found = tx
        .selectFrom('containers')
        .select(columns)
        .where('company_id', '=', companyId)
        .where('archived_at', 'is', null);
      if (status) found = found.where('status', '=', status);
      if (type) found = found.where('type', '=', type);
      if (text)
        found = found.where(sql<boolean>`(strpos(lower(number), ${text}) > 0 or strpos(type, ${text}) > 0)`);
      return found.orderBy('created_at', 'desc').orderBy('id').execute();
    });
    return { containers: rows.map(containerOf) };
  });

  serve(app, addContainer, async ({ body: { type, size, price, status }, session: { companyId } }) => {
    const row = await asCompany(app.db, companyId, async (tx) =>
      tx
        .insertInto('containers')
        .values({
          company_id: companyId,
          number: await nextContainerNumber(tx, companyId),
          type,
          size,
          price,
          status,
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    );
    return { container: containerOf(row) };
  });

  serve(app, updateContainer, async ({ params, body, session: { companyId } }) => {
    const row = await asCompany(app.db, companyId, async (tx) => {
      const stored = await lockedContainer(tx, companyId, params.containerId);
      // A new size alone has to fit the type that is stored, and the other way round.
      const { type, size, price, status } = { ...stored, ...body };
      if (!sizesOfType[type].includes(size)) throw invalid({ size: 'الحجم المختار لا يناسب نوع الحاوية.' });
      return tx
        .updateTable('containers')
        .set({ type, size, price, status })
        .where('company_id', '=', companyId)
        .where('id', '=', stored.id)
        .returning(columns)
        .executeTakeFirstOrThrow();
    });
    return { container: containerOf(row) };
  });

  serve(app, deleteContainer, async ({ params, session: { companyId } }) => {
    await asCompany(app.db, companyId, async (tx) => {
      const { id } = await lockedContainer(tx, companyId, params.containerId);
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('company_id', '=', companyId)
        .where('container_id', '=', id)
        .where('status', 'not in', ['completed', 'canceled'])
        .executeTakeFirst();
      if (order) throw new Refusal(409, 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.');
      // The row stays, because past orders name it.
      await tx
        .updateTable('containers')
        .set({ archived_at: app.now() })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    });
    return { message: 'تم حذف الحاوية.' };
  });
}

/** @throws Refusal 404 when it is another company's, deleted, or was never there */
async function lockedContainer(tx: Transaction<Schema>, companyId: string, id: string): Promise<Row> {
  const row = isId(id)
    ? await tx
        .selectFrom('containers')
        .select(columns)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('archived_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(404, 'الحاوية غير موجودة.');
  return row;
}

/** Row → wire. */
function containerOf({ id, number, type, size, price, status }: Row): Container {
  return { id, containerNumber: number, type, size, price: riyals(price), status };
}
