import {
  addContainer,
  deleteContainer,
  listContainers,
  sizesOfType,
  updateContainer,
} from '@hawiyat/shared/contract/containers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { changesOf } from '../events/changes.ts';
import { appendEvent } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { openOrder } from '../orders/order-filters.ts';
import { serve } from '../server/serve.ts';
import { assertRoom } from './company-quota.ts';
import { containerHeadings } from './container-import.ts';
import { nextContainerNumber } from './container-number.ts';
import { auditedContainer, containerColumns, lockedContainer, presentContainer } from './container-row.ts';
import { assertUpToDate } from './outdated-edit.ts';

const sortKeys = {
  createdAt: { key: 'created_at', cast: 'timestamptz' },
  price: { key: 'price', cast: 'numeric' },
  // The index sorts C-2000 before C-10000.
  containerNumber: { key: sql`lpad(substr(number, 3), 10, '0')`, cast: 'text' },
} as const;

export function containerRoutes(app: App): void {
  serve(
    app,
    listContainers,
    async ({ query, session: { companyId } }) => {
      const { status, type, sort = 'createdAt', order, limit, cursor } = query;
      const text = normalizeForSearch(query.q ?? '');
      const { rows, ...end } = await asCompany(app.db, companyId, (tx) => {
        let found = tx
          .selectFrom('containers')
          .select(containerColumns)
          .where('company_id', '=', companyId)
          .where('archived_at', 'is', null);
        if (status) found = found.where('status', '=', status);
        if (type) found = found.where('type', '=', type);
        if (text) found = found.where(sql<boolean>`strpos(folded(number || ' ' || type), ${text}) > 0`);
        const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
        return paged(found, { ...sortKeys[sort], direction, limit, cursor });
      });
      return { containers: rows.map(presentContainer), ...end };
    },
    { isList: true },
  );

  serve(app, addContainer, async ({ body: { type, size, price, status }, session }) => {
    const { companyId, adminId } = session;
    const at = app.now();
    const row = await asCompany(app.db, companyId, async (tx) => {
      await assertRoom(tx, companyId, 'containers', 1);
      const number = await nextContainerNumber(tx, companyId);
      const added = await tx
        .insertInto('containers')
        .values({ company_id: companyId, number, type, size, price, status })
        .returning(containerColumns)
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{ companyId, type: 'container.added', entityId: added.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { containerNumber: number, status },
        after: auditedContainer(added),
      });
      return added;
    });
    return { container: presentContainer(row) };
  });

  serve(app, updateContainer, async ({ params, body, browser, session: { companyId, adminId } }) => {
    const at = app.now();
    const row = await asCompany(app.db, companyId, async (tx) => {
      const stored = await lockedContainer(tx, companyId, params.containerId);
      await assertUpToDate(tx, {
        ...{ companyId, id: stored.id, version: stored.version, labels: containerHeadings },
        ifMatch: browser.headers['if-match'],
        present: async () => presentContainer(await presented(tx, companyId, stored.id)),
      });
      // A new size has to fit the stored type, and a new type the stored size.
      const { type, size, price, status } = { ...stored, ...body };
      if (!sizesOfType[type].includes(size)) throw new DomainError('size-not-of-type');
      const edited = await tx
        .updateTable('containers')
        .set({ type, size, price, status })
        .where('company_id', '=', companyId)
        .where('id', '=', stored.id)
        .returning(containerColumns)
        .executeTakeFirstOrThrow();
      const changes = changesOf(auditedContainer(stored), auditedContainer(edited));
      if (changes)
        await appendEvent(tx, {
          ...{ companyId, type: 'container.changed', entityId: stored.id, at, ...changes },
          actor: { kind: 'admin', id: adminId },
          data: { containerNumber: stored.number, status },
        });
      return edited;
    });
    return { container: presentContainer(row) };
  });

  serve(app, deleteContainer, async ({ params, session: { companyId, adminId } }) => {
    const at = app.now();
    await asCompany(app.db, companyId, async (tx) => {
      const stored = await lockedContainer(tx, companyId, params.containerId);
      const ofContainer = tx
        .selectFrom('orders')
        .select('id')
        .where('company_id', '=', companyId)
        .where('container_id', '=', stored.id);
      if (await ofContainer.where(openOrder).executeTakeFirst()) throw new DomainError('container-held');
      const row = { company_id: companyId, id: stored.id };
      // Past orders refer to it.
      if (await ofContainer.executeTakeFirst())
        await tx
          .updateTable('containers')
          .set({ archived_at: at })
          .where((eb) => eb.and(row))
          .execute();
      else
        await tx
          .deleteFrom('containers')
          .where((eb) => eb.and(row))
          .execute();
      await appendEvent(tx, {
        ...{ companyId, type: 'container.deleted', entityId: stored.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { containerNumber: stored.number },
        before: auditedContainer(stored),
      });
    });
    return { message: 'تم حذف الحاوية.' };
  });
}

function presented(tx: Transaction<Schema>, companyId: string, id: string) {
  return tx
    .selectFrom('containers')
    .select(containerColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
