import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { changeContainers as endpoint } from '@hawiyat/shared/contract/fleet/many-containers';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { updateRows } from '../db/update-rows.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { isId } from '../kernel/id.ts';
import { openOrder } from '../orders/index.ts';
import { type ContainerRow, containerFields, type OwnContainerRow } from './container-fields.ts';
import { ownContainersOf } from './container-queries.ts';

type Change = ValidatedInput<typeof endpoint>['body']['containers'][number];

interface Skipped {
  readonly id: string;
  readonly containerNumber: string | null;
  readonly reason: string;
}

const reasons = {
  missing: 'الحاوية غير موجودة.',
  outdated: 'عُدّلت هذه الحاوية بعد عرضها.',
  held: 'لا تتغيّر حالة حاوية مرتبطة بطلب قائم.',
};

/**
 * Changes many containers, each on its own: by a form one may set the status of a container that an order holds,
 * after a warning; here nobody has read one, so it is skipped.
 * @returns those that are now as asked, in their order, and why the others are not
 */
export function changeContainers(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  changes: readonly Change[],
) {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const wanted = new Map(changes.map((change) => [change.id, change]));
    const ids = [...wanted.keys()].filter(isId);
    const stored = await lockedContainers(tx, companyId, ids);
    const heldIds = await held(tx, companyId, ids);
    const skipped: Skipped[] = [];
    const edited: OwnContainerRow[] = [];
    const events: Parameters<typeof appendEvent>[1][] = [];
    for (const change of wanted.values()) {
      const row = stored.get(change.id);
      const reason = whyNot(change, row, heldIds);
      if (!row || reason !== null) {
        const containerNumber = row?.number ?? null;
        skipped.push({ id: change.id, containerNumber, reason: reasons[reason ?? 'missing'] });
        continue;
      }
      const next = { ...row, ...containerFields.changed(row, change) };
      const differing = changesOf(containerFields.audited(row), containerFields.audited(next));
      if (!differing) continue;
      edited.push(next);
      events.push({
        ...{ companyId, type: 'container.changed', entityId: row.id, at, ...differing },
        actor: { kind: 'admin', id: adminId },
        data: { containerNumber: row.number, status: next.status },
      });
    }
    await updateRows(tx, { table: 'containers', companyId, columns: ['price', 'status'] }, edited);
    await appendEvent(tx, ...events);
    const skippedIds = new Set(skipped.map(({ id }) => id));
    const done = ids.filter((id) => !skippedIds.has(id));
    return { containers: await containersWithHold(tx, companyId, done), skipped };
  });
}

function whyNot(
  { version, status }: Change,
  row: OwnContainerRow | undefined,
  heldIds: ReadonlySet<string>,
): keyof typeof reasons | null {
  if (!row) return 'missing';
  if (version !== undefined && version !== row.version) return 'outdated';
  if (status !== undefined && status !== row.status && heldIds.has(row.id)) return 'held';
  return null;
}

/** Locks them in one order, so that two such calls never wait for each other. */
async function lockedContainers(tx: Transaction<Schema>, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, OwnContainerRow>();
  const rows = await ownContainersOf(tx, companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Read after the locks: whoever waited for one would still see older orders. */
async function held(tx: Transaction<Schema>, companyId: string, ids: readonly string[]) {
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

async function containersWithHold(
  tx: Transaction<Schema>,
  companyId: string,
  ids: readonly string[],
): Promise<ContainerRow[]> {
  if (ids.length === 0) return [];
  const rows = await ownContainersOf(tx, companyId)
    .select(containerFields.computed)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
