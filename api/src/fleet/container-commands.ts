import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { type Actor, appendEvent, changesOf } from '../events/index.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { dropUpload } from '../uploads/index.ts';
import { withFreeNumber } from './add-containers.ts';
import { type ContainerRow, containerFields } from './container-fields.ts';
import { takePictures } from './container-picture-commands.ts';
import { containerWithHold, deletableContainer, isHeld, lockedContainer } from './container-queries.ts';
import { containerHeld, containerMissing, sizeNotOfType } from './errors.ts';

/** @param ifMatch the version that the author has seen */
export function editContainer(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  id: string,
  changed: ValidatedInput<typeof updateContainer>['body'],
  ifMatch: string | undefined,
): Promise<ContainerRow> {
  const at = now();
  const edit = asCompany(db, companyId, async (tx) => {
    const stored = await lockedContainer(tx, companyId, id);
    await assertUpToDate(tx, {
      ...{ companyId, id: stored.id, version: stored.version, labels: containerFields.labels, ifMatch },
      present: async () => containerFields.present(await containerWithHold(tx, companyId, stored.id)),
    });
    // A new size has to fit the stored type, and a new type the stored size.
    const next = containerFields.changed(stored, changed);
    if (!sizesOfType[next.type].includes(next.size)) throw sizeNotOfType();
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
        data: { containerNumber: edited.number, status: edited.status },
      });
    return edited;
  });
  return withFreeNumber(edit);
}

/**
 * Deletes a container with its photos, also an archived one.
 * @throws DomainError `container-missing`; `container-held` while an order has it
 */
export function removeContainer(
  context: Context & { readonly dataDir: string },
  { companyId, adminId }: Admin,
  id: string,
): Promise<void> {
  return deleteContainerRow(context, companyId, { kind: 'admin', id: adminId }, id);
}

/** The same by anybody. @param due only one that should have been restored until then; any other stays, without a word */
export async function deleteContainerRow(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  companyId: string,
  actor: Actor,
  id: string,
  due?: Date,
): Promise<void> {
  const at = now();
  const pictures = await asCompany(db, companyId, async (tx) => {
    const stored = await deletableContainer(tx, companyId, id);
    if (due && !(stored?.restorable_until && stored.restorable_until <= due)) return [];
    if (!stored) throw containerMissing();
    if (await isHeld(tx, companyId, stored.id)) throw containerHeld();
    const photos = await takePictures(tx, companyId, stored.id);
    const row = { company_id: companyId, id: stored.id };
    const past = tx
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', companyId)
      .where('container_id', '=', stored.id);
    // Past orders refer to it.
    if (await past.limit(1).executeTakeFirst())
      await tx
        .updateTable('containers')
        .set({ archived_at: at, restorable_until: null })
        .where((eb) => eb.and(row))
        .execute();
    else
      await tx
        .deleteFrom('containers')
        .where((eb) => eb.and(row))
        .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'container.deleted', entityId: stored.id, at, actor },
      data: { containerNumber: stored.number },
      before: containerFields.audited(stored),
    });
    return photos;
  });
  for (const url of pictures) await dropUpload(dataDir, url);
}
