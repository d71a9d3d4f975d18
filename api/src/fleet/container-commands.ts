import { type ContainerDraft, sizesOfType, type updateContainer } from '@hawiyat/shared/contract/containers';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { Admin } from '../auth/admin.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { changesOf } from '../events/changes.ts';
import { appendEvent } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { openOrder } from '../orders/order-filters.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { assertRoom } from './company-quota.ts';
import { type ContainerRow, containerFields } from './container-fields.ts';
import { nextContainerNumber } from './container-number.ts';
import { containerWithHold, lockedContainer } from './container-queries.ts';

/** @throws DomainError `containers-full` */
export function createContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  draft: ContainerDraft,
): Promise<ContainerRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    await assertRoom(tx, companyId, 'containers', 1);
    const number = await nextContainerNumber(tx, companyId);
    const added = await tx
      .insertInto('containers')
      .values({ company_id: companyId, number, ...containerFields.stored(draft) })
      .returning(containerFields.columns)
      .returning(containerFields.computed)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'container.added', entityId: added.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { containerNumber: number, status: added.status },
      after: containerFields.audited(added),
    });
    return added;
  });
}

/**
 * @param ifMatch the version that the author has seen
 * @throws DomainError `container-missing`, `outdated`, `size-not-of-type`
 */
export function editContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
  changed: ValidatedInput<typeof updateContainer>['body'],
  ifMatch: string | undefined,
): Promise<ContainerRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
    const stored = await lockedContainer(tx, companyId, id);
    await assertUpToDate(tx, {
      ...{ companyId, id: stored.id, version: stored.version, labels: containerFields.labels, ifMatch },
      present: async () => containerFields.present(await containerWithHold(tx, companyId, stored.id)),
    });
    // A new size has to fit the stored type, and a new type the stored size.
    const next = containerFields.changed(stored, changed);
    if (!sizesOfType[next.type].includes(next.size)) throw new DomainError('size-not-of-type');
    const edited = await tx
      .updateTable('containers')
      .set(next)
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .returning(containerFields.columns)
      .returning(containerFields.computed)
      .executeTakeFirstOrThrow();
    const changes = changesOf(containerFields.audited(stored), containerFields.audited(edited));
    if (changes)
      await appendEvent(tx, {
        ...{ companyId, type: 'container.changed', entityId: stored.id, at, ...changes },
        actor: { kind: 'admin', id: adminId },
        data: { containerNumber: stored.number, status: edited.status },
      });
    return edited;
  });
}

/** @throws DomainError `container-missing`; `container-held` while an order has it */
export async function removeContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
): Promise<void> {
  const at = now();
  await asCompany(db, companyId, async (tx) => {
    const stored = await lockedContainer(tx, companyId, id);
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
      before: containerFields.audited(stored),
    });
  });
}
