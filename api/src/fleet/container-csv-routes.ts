import { exportContainers, importContainers } from '@hawiyat/shared/contract/containers';
import { latinDigits } from '@hawiyat/shared/contract/digits';
import type { App } from '../app-context.ts';
import { csvRoutes } from '../resources/csv-routes.ts';
import { assertRoom } from './company-quota.ts';
import { containerFields } from './container-fields.ts';
import { nextContainerNumbers } from './container-number.ts';
import { ownContainersOf } from './container-queries.ts';

export function containerCsvRoutes(app: App): void {
  csvRoutes(
    app,
    { exported: exportContainers, imported: importContainers },
    {
      fields: containerFields,
      table: 'containers',
      subject: 'container',
      key: {
        field: 'containerNumber',
        of: (cell) => latinDigits(cell).toUpperCase(),
        unknown: 'الحاوية غير موجودة.',
      },
      find: ownContainersOf,
      assertRoom: (tx, companyId, more) => assertRoom(tx, companyId, 'containers', more),
      async insert(tx, companyId, rows) {
        const numbers = await nextContainerNumbers(tx, companyId, rows.length);
        const numbered = rows.map((row, index) => ({ ...row, number: numbers[index] ?? '' }));
        return tx.insertInto('containers').values(numbered).returning(containerFields.columns).execute();
      },
      eventData: ({ number, status }) => ({ containerNumber: number, status }),
    },
  );
}
