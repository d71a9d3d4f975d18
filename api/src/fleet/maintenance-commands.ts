import { type MaintenanceDraft, mostMaintenance } from '@hawiyat/shared/contract/fleet/container-details';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { toRiyals } from '../kernel/money.ts';
import { lockedContainer } from './container-queries.ts';
import { maintenanceFull, maintenanceInFuture, maintenanceMissing } from './errors.ts';
import { maintenanceOf } from './maintenance-queries.ts';

interface NoteIds {
  readonly containerId: string;
  readonly maintenanceId: string;
}

interface Work {
  readonly tx: Transaction<Schema>;
  readonly container: Awaited<ReturnType<typeof lockedContainer>>;
  readonly at: Date;
}

function inContainer<R>(
  { db, now }: Context,
  companyId: string,
  id: string,
  work: (work: Work) => Promise<R>,
) {
  const at = now();
  return asCompany(db, companyId, async (tx) =>
    work({ tx, at, container: await lockedContainer(tx, companyId, id) }),
  );
}

export function addMaintenance(context: Context, admin: Admin, containerId: string, draft: MaintenanceDraft) {
  const { companyId, adminId } = admin;
  return inContainer(context, companyId, containerId, async ({ tx, container, at }) => {
    assertPast(draft, at);
    const { count } = await tx
      .selectFrom('container_maintenance')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('company_id', '=', companyId)
      .where('container_id', '=', container.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostMaintenance) throw maintenanceFull({ most: mostMaintenance });
    const { id } = await tx
      .insertInto('container_maintenance')
      .values({
        ...{ company_id: companyId, container_id: container.id, admin_id: adminId },
        ...{ ...draft, created_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await logMaintenance(tx, admin, container, { at, after: audited(draft) });
    return written(tx, companyId, container.id, id);
  });
}

export function editMaintenance(context: Context, admin: Admin, ids: NoteIds, draft: MaintenanceDraft) {
  const { companyId } = admin;
  return inContainer(context, companyId, ids.containerId, async ({ tx, container, at }) => {
    const stored = await storedNote(tx, companyId, container.id, ids.maintenanceId);
    assertPast(draft, at);
    await tx
      .updateTable('container_maintenance')
      .set(draft)
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .execute();
    await logMaintenance(tx, admin, container, { at, before: audited(stored), after: audited(draft) });
    return written(tx, companyId, container.id, stored.id);
  });
}

export function removeMaintenance(context: Context, admin: Admin, ids: NoteIds): Promise<void> {
  const { companyId } = admin;
  return inContainer(context, companyId, ids.containerId, async ({ tx, container, at }) => {
    const stored = await storedNote(tx, companyId, container.id, ids.maintenanceId);
    await tx
      .deleteFrom('container_maintenance')
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .execute();
    await logMaintenance(tx, admin, container, { at, before: audited(stored) });
  });
}

function assertPast({ day }: MaintenanceDraft, at: Date): void {
  if (day > dayOf(at)) throw maintenanceInFuture();
}

async function storedNote(tx: Transaction<Schema>, companyId: string, containerId: string, id: string) {
  const stored = isId(id)
    ? await tx
        .selectFrom('container_maintenance')
        .select(['id', 'day', 'cost'])
        .where('company_id', '=', companyId)
        .where('container_id', '=', containerId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!stored) throw maintenanceMissing();
  return stored;
}

const written = (tx: Transaction<Schema>, companyId: string, containerId: string, id: string) =>
  maintenanceOf(tx, companyId, containerId).where('note.id', '=', id).executeTakeFirstOrThrow();

/** The audit log omits the text of a note. */
const audited = ({ day, cost }: { readonly day: string; readonly cost: string | number | null }) => ({
  day,
  cost: cost === null ? null : toRiyals(String(cost)),
});
type Audited = ReturnType<typeof audited>;

function logMaintenance(
  tx: Transaction<Schema>,
  { companyId, adminId }: Admin,
  container: { readonly id: string; readonly number: string },
  change: { readonly at: Date; readonly before?: Audited; readonly after?: Audited },
): Promise<void> {
  return appendEvent(tx, {
    ...{ companyId, type: 'container.maintained', entityId: container.id, ...change },
    actor: { kind: 'admin', id: adminId },
    data: { containerNumber: container.number },
  });
}
