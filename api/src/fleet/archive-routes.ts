import * as endpoints from '@hawiyat/shared/contract/fleet/archive';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { findArchivedContainers, findArchivedDrivers } from './archive-queries.ts';
import { containerFields } from './container-fields.ts';
import { containerCommands } from './containers.ts';
import { driverFields } from './driver-fields.ts';
import { findOpenTasks } from './driver-tasks.ts';
import { driverCommands, restoreDriver } from './drivers.ts';
import {
  containerHeldArchive,
  containerMissing,
  containerNotArchived,
  containersFull,
  driverBusyArchive,
  driverMissing,
  driverNotArchived,
  driversFull,
  restoredIdentityTaken,
  restoredPhoneTaken,
} from './errors.ts';

export function archiveRoutes(app: App): void {
  serve(app, endpoints.listArchivedContainers, async ({ query, session: { companyId } }) => {
    const { rows, ...end } = await findArchivedContainers(app, companyId, query);
    const containers = rows.map((row) => ({ container: containerFields.present(row), ...timesOf(row) }));
    return { containers, ...end };
  });
  serve(app, endpoints.archiveContainer, async ({ params: { containerId }, session }) => ({
    restorableUntil: (await containerCommands.archive(app, session, containerId)).toISOString(),
  })).throws(containerMissing, containerHeldArchive);
  serve(app, endpoints.restoreContainer, async ({ params: { containerId }, session }) => ({
    container: containerFields.present(await containerCommands.restore(app, session, containerId)),
  })).throws(containerNotArchived, containersFull);

  serve(app, driverOpenTasks, ({ params: { driverId }, session: { companyId } }) =>
    findOpenTasks(app, companyId, driverId),
  ).throws(driverMissing);
  serve(app, endpoints.listArchivedDrivers, async ({ query, session: { companyId } }) => {
    const { rows, ...end } = await findArchivedDrivers(app, companyId, query);
    return { drivers: rows.map((row) => ({ driver: driverFields.present(row), ...timesOf(row) })), ...end };
  });
  serve(app, endpoints.archiveDriver, async ({ params: { driverId }, session }) => ({
    restorableUntil: (await driverCommands.archive(app, session, driverId)).toISOString(),
  })).throws(driverMissing, driverBusyArchive);
  serve(app, endpoints.restoreDriver, async ({ params: { driverId }, session }) => ({
    driver: driverFields.present(await restoreDriver(app, session, driverId)),
  })).throws(driverNotArchived, driversFull, restoredPhoneTaken, restoredIdentityTaken);
}

const timesOf = (row: Record<'archived_at' | 'restorable_until', Date | null>) => ({
  archivedAt: row.archived_at?.toISOString() ?? '',
  restorableUntil: row.restorable_until?.toISOString() ?? '',
});
