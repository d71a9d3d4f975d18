import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { commandsOf } from '../resources/commands.ts';
import type { Resource } from '../resources/resource.ts';
import { rowsInOrder } from '../resources/rows.ts';
import { type ContainerRow, containerFields, type OwnContainerRow } from './container-fields.ts';
import { takePictures } from './container-picture-commands.ts';
import { isHeld, lockedContainer, ownContainersOf } from './container-queries.ts';
import {
  containerHeld,
  containerHeldArchive,
  containerMissing,
  containerNotArchived,
  containerNumberTaken,
  containersFull,
  sizeNotOfType,
} from './errors.ts';
import { quotas } from './quotas.ts';

export const containers: Resource<typeof containerFields, OwnContainerRow, ContainerRow> = {
  ...{ fields: containerFields, table: 'containers', subject: 'container', most: quotas.containers },
  errors: { missing: containerMissing, full: containersFull, notArchived: containerNotArchived },
  taken: { containers_company_id_number_key: containerNumberTaken },
  locked: lockedContainer,
  shown: (tx, companyId, ids) =>
    rowsInOrder(ownContainersOf(tx, companyId).select(containerFields.computed), ids),
  eventData: ({ number, status }, happened) => ({
    containerNumber: number,
    ...(happened !== 'archived' && happened !== 'deleted' && { status }),
  }),
  async assertAllowed(_, { type, size }) {
    if (!sizesOfType[type].includes(size)) throw sizeNotOfType();
  },
  async assertFree({ tx, companyId }, { id }, aim) {
    if (await isHeld(tx, companyId, id)) throw aim === 'archive' ? containerHeldArchive() : containerHeld();
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
