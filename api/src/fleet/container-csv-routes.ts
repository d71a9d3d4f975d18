import { normalizeContainerNumber } from '@hawiyat/shared/contract/fleet/container-numbers';
import { exportContainers, importContainers } from '@hawiyat/shared/contract/fleet/containers';
import type { Insertable } from 'kysely';
import type { App } from '../app-context.ts';
import type { Containers } from '../db/schema.ts';
import { csvRoutes } from '../resources/csv-routes.ts';
import { containerFields } from './container-fields.ts';
import { nextContainerNumbers } from './container-number.ts';
import { goneNumbers, ownContainersOf } from './container-queries.ts';
import { containers } from './containers.ts';

export function containerCsvRoutes(app: App): void {
  csvRoutes(
    app,
    { exported: exportContainers, imported: importContainers },
    {
      resource: containers,
      key: { field: 'containerNumber', of: normalizeContainerNumber },
      unavailable: goneNumbers,
      find: ownContainersOf,
      async insert(tx, companyId, listed) {
        // The list begins with the last row of the file, as if people had added the rows in turn.
        const rows = listed.map((row, index) => ({ ...row, created_at: listed.at(-1 - index)?.created_at }));
        const add = async (numbered: Insertable<Containers>[]) =>
          numbered.length === 0
            ? []
            : tx.insertInto('containers').values(numbered).returning(containerFields.columns).execute();
        // Added first, because the next numbers must leave these out.
        const own = await add(rows.flatMap(({ number, ...row }) => (number ? [{ ...row, number }] : [])));
        const others = rows.filter((row) => !row.number);
        const numbers = await nextContainerNumbers(tx, companyId, others.length);
        return [
          ...own,
          ...(await add(others.map((row, index) => ({ ...row, number: numbers[index] ?? '' })))),
        ];
      },
    },
  );
}
