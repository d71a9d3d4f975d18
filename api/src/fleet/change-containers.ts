import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { changeContainers as endpoint } from '@hawiyat/shared/contract/fleet/many-containers';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { openOrder } from '../orders/index.ts';
import { changeRows } from '../resources/change-rows.ts';
import { ownContainersOf } from './container-queries.ts';
import { containerCommands, containers } from './containers.ts';

type Change = ValidatedInput<typeof endpoint>['body']['containers'][number];

const reasons: Readonly<Record<string, string>> = {
  missing: 'الحاوية غير موجودة.',
  outdated: 'عُدّلت هذه الحاوية بعد عرضها.',
  held: 'لا تتغيّر حالة حاوية مرتبطة بطلب قائم.',
};

/** Each changes as a whole or not at all. No form can warn here, so a new status skips containers that an order holds. */
export function changeContainers(context: Context, admin: Admin, changes: readonly Change[]) {
  const { companyId } = admin;
  return containerCommands.byAdmin(context, admin, async (work) => {
    const { tx } = work;
    const { changed, skipped } = await changeRows(work, containers, changes, {
      lock: (ids) => lockedContainers(tx, companyId, ids),
      async forbids(ids) {
        const held = await heldContainers(tx, companyId, ids);
        return ({ status }, row) =>
          status !== undefined && status !== row.status && held.has(row.id) ? 'held' : null;
      },
    });
    return {
      containers: changed,
      skipped: skipped.map(({ id, row, reason }) => ({
        ...{ id, containerNumber: row?.number ?? null, reason: reasons[reason] ?? reason },
      })),
    };
  });
}

async function lockedContainers(tx: Transaction<Schema>, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return ownContainersOf(tx, companyId).where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Runs after the locks: a statement that waited for one would still see older orders. */
async function heldContainers(tx: Transaction<Schema>, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx
    .selectFrom('orders')
    .select('container_id')
    .where('company_id', '=', companyId)
    .where('container_id', 'in', ids)
    .where(openOrder)
    .execute();
  return new Set(rows.map((row) => row.container_id));
}
