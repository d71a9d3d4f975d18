import { normalizeContainerNumber } from '@hawiyat/shared/contract/fleet/container-numbers';
import { exportContainers, importContainers } from '@hawiyat/shared/contract/fleet/containers';
import type { Insertable } from 'kysely';
import type { App } from '../app-context.ts';
import type { Containers } from '../db/schema.ts';
import { csvRoutes } from '../resources/csv-routes.ts';
import { csvCommasAmbiguous } from '../resources/errors.ts';
import { withFreeNumber } from './add-containers.ts';
import { assertRoom } from './company-quota.ts';
import { containerFields } from './container-fields.ts';
import { nextContainerNumbers } from './container-number.ts';
import { goneNumbers, ownContainersOf } from './container-queries.ts';
import { containerNumberTaken, containersFull } from './errors.ts';

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
        of: normalizeContainerNumber,
      },
      unavailable: goneNumbers,
      find: ownContainersOf,
      assertRoom: (tx, companyId, more) => assertRoom(tx, companyId, 'containers', more),
      async insert(tx, companyId, listed) {
        // Numbers and age go the same way: the list begins with the last row of the file, as if each had been added by itself.
        const rows = listed.map((row, index) => ({ ...row, created_at: listed.at(-1 - index)?.created_at }));
        const add = async (numbered: Insertable<Containers>[]) =>
          numbered.length === 0
            ? []
            : tx.insertInto('containers').values(numbered).returning(containerFields.columns).execute();
        // Before the next numbers are taken, so that these leave them out.
        const own = await add(rows.flatMap(({ number, ...row }) => (number ? [{ ...row, number }] : [])));
        const others = rows.filter((row) => !row.number);
        const numbers = await nextContainerNumbers(tx, companyId, others.length);
        return [
          ...own,
          ...(await add(others.map((row, index) => ({ ...row, number: numbers[index] ?? '' })))),
        ];
      },
      run: withFreeNumber,
      throws: [csvCommasAmbiguous, containersFull, containerNumberTaken],
      eventData: ({ number, status }) => ({ containerNumber: number, status }),
    },
  );
}
