import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { driverMissing } from '../fleet/errors.ts';
import { isId } from '../kernel/id.ts';
import { commandsOf } from '../resources/commands.ts';
import type { Resource } from '../resources/resource.ts';
import { rowsInOrder } from '../resources/rows.ts';
import { driverHasTruck, plateTaken, truckMissing, trucksFull } from './errors.ts';
import { type TruckRow, truckFields } from './truck-fields.ts';
import { lockedTruck, trucksOf } from './truck-queries.ts';

export const trucks: Resource<typeof truckFields, typeof truckFields.row, TruckRow> = {
  ...{ fields: truckFields, table: 'trucks', subject: 'truck', most: 2_000 },
  errors: { missing: truckMissing, full: trucksFull },
  taken: { trucks_plate: plateTaken, trucks_driver: driverHasTruck },
  locked: lockedTruck,
  shown: (tx, companyId, ids) => rowsInOrder(trucksOf(tx, companyId), ids),
  eventData: ({ driver_id }) => ({ driverId: driver_id }),
  async assertAllowed({ tx, companyId }, { driver_id }, stored) {
    if (driver_id !== null && driver_id !== stored?.driver_id) await lockDriver(tx, companyId, driver_id);
  },
  /** Deletes the truck's documents. Orders that it has delivered keep its plate. */
  async erase({ tx, companyId }, { id }) {
    const documents = await tx
      .deleteFrom('documents')
      .where('company_id', '=', companyId)
      .where('truck_id', '=', id)
      .returning('file')
      .execute();
    await tx.deleteFrom('trucks').where('company_id', '=', companyId).where('id', '=', id).execute();
    return { privateFiles: documents.map(({ file }) => file) };
  },
};

export const truckCommands = commandsOf(trucks);

/** The lock makes a deletion of the driver wait until the truck is stored. */
async function lockDriver(tx: Transaction<Schema>, companyId: string, driverId: string): Promise<void> {
  const driver = isId(driverId)
    ? await tx
        .selectFrom('drivers')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', driverId)
        .where('archived_at', 'is', null)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!driver) throw driverMissing();
}
