import { spelledIdentifier } from '@hawiyat/shared/contract/core/read-number';
import { exportDrivers, importDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import type { App } from '../app-context.ts';
import { csvRoutes } from '../resources/csv-routes.ts';
import { assertRoom } from './company-quota.ts';
import { driverFields } from './driver-fields.ts';
import { driversOf, withFreeNumbers } from './driver-queries.ts';
import { driversFull, identityTaken, phoneTaken } from './errors.ts';

export function driverCsvRoutes(app: App): void {
  csvRoutes(
    app,
    { exported: exportDrivers, imported: importDrivers },
    {
      fields: driverFields,
      table: 'drivers',
      subject: 'driver',
      key: { field: 'identityNumber', of: spelledIdentifier },
      find: driversOf,
      assertRoom: (tx, companyId, more) => assertRoom(tx, companyId, 'drivers', more),
      insert: (tx, _companyId, rows) =>
        tx.insertInto('drivers').values(rows).returning(driverFields.columns).execute(),
      eventData: ({ name, availability }) => ({ name, availability }),
      run: withFreeNumbers,
      throws: [driversFull, phoneTaken, identityTaken],
    },
  );
}
