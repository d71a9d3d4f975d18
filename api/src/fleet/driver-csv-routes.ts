import { spelledIdentifier } from '@hawiyat/shared/contract/core/read-number';
import { exportDrivers, importDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import type { App } from '../app-context.ts';
import { csvRoutes } from '../resources/csv-routes.ts';
import { driverFields } from './driver-fields.ts';
import { driversOf } from './driver-queries.ts';
import { drivers } from './drivers.ts';

export function driverCsvRoutes(app: App): void {
  csvRoutes(
    app,
    { exported: exportDrivers, imported: importDrivers },
    {
      resource: drivers,
      key: { field: 'identityNumber', of: spelledIdentifier },
      find: driversOf,
      insert: (tx, _companyId, rows) =>
        tx.insertInto('drivers').values(rows).returning(driverFields.columns).execute(),
    },
  );
}
