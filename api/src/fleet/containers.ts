import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { DomainError } from '../kernel/domain-error.ts';
import { commandsOf } from '../resources/commands.ts';
import type { Resource } from '../resources/resource.ts';
import { rowsInOrder } from '../resources/rows.ts';
import { type ContainerRow, containerFields, type OwnContainerRow } from './container-fields.ts';
import { takePictures } from './container-picture-commands.ts';
import { isHeld, lockedContainer, ownContainersOf } from './container-queries.ts';
import { quotas } from './quotas.ts';

export const containers: Resource<typeof containerFields, OwnContainerRow, ContainerRow> = {
  ...{ fields: containerFields, table: 'containers', subject: 'container', most: quotas.containers },
  errors: { missing: 'container-missing', full: 'containers-full', notArchived: 'container-not-archived' },
  taken: { containers_company_id_number_key: 'container-number-taken' },
  locked: lockedContainer,
  shown: (tx, companyId, ids) =>
    rowsInOrder(ownContainersOf(tx, companyId).select(containerFields.computed), ids),
  eventData: ({ number, status }, happened) => ({
    containerNumber: number,
    ...(happened !== 'archived' && happened !== 'deleted' && { status }),
  }),
  // A new size has to fit the stored type, and a new type the stored size.
  async assertAllowed(_, { type, size }) {
    if (!sizesOfType[type].includes(size)) throw new DomainError('size-not-of-type');
  },
  async assertFree({ tx, companyId }, { id }, aim) {
    if (await isHeld(tx, companyId, id))
      throw new DomainError(aim === 'archive' ? 'container-held-archive' : 'container-held');
  },
  async erase({ tx, companyId, at }, { id }) {
    const uploads = await takePictures(tx, companyId, id);
    const row = { company_id: companyId, id };
    const past = tx
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', companyId)
      .where('container_id', '=', id);
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
    return { uploads };
  },
};

export const containerCommands = commandsOf(containers);
