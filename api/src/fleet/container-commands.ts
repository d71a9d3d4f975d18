import { type ContainerDraft, sizesOfType, type updateContainer } from '@hawiyat/shared/contract/containers';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { Admin } from '../auth/admin.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { changesOf } from '../events/changes.ts';
import { appendEvent } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { openOrder } from '../orders/order-filters.ts';
import { assertRoom } from './company-quota.ts';
import { containerHeadings } from './container-import.ts';
import { nextContainerNumber } from './container-number.ts';
import { auditedContainer, presentContainer } from './container-presenter.ts';
import {
  type ContainerRow,
  containerColumns,
  containerWithHold,
  lockedContainer,
} from './container-queries.ts';
import { assertUpToDate } from './outdated-edit.ts';

/** @throws DomainError `containers-full` */
export function createContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { type, size, price, status }: ContainerDraft,
): Promise<ContainerRow> {
  const at = now();
  return asCompany(db, companyId, async (tx) => {
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
      ...{ companyId, id: stored.id, version: stored.version, labels: containerHeadings, ifMatch },
      present: async () => presentContainer(await containerWithHold(tx, companyId, stored.id)),
    });
    // A new size has to fit the stored type, and a new type the stored size.
    const { type, size, price, status } = { ...stored, ...changed };
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
      before: auditedContainer(stored),
    });
  });
}
