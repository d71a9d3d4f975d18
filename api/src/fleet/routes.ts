import type { App } from '../app-context.ts';
import { archiveRoutes } from './archive-routes.ts';
import { containerCsvRoutes } from './container-csv-routes.ts';
import { containerDetailsRoutes } from './container-details-routes.ts';
import { containerRoutes } from './container-routes.ts';
import { driverDetailRoutes } from './driver-details-routes.ts';
import { driverCsvRoutes, driverPictureRoutes, driverRoutes } from './driver-routes.ts';
import { labelRoutes } from './labels/label-routes.ts';
import { savedViewRoutes } from './saved-view-routes.ts';
import { utilizationRoutes } from './utilization-routes.ts';

export function fleetRoutes(app: App): void {
  archiveRoutes(app);
  containerRoutes(app);
  containerCsvRoutes(app);
  containerDetailsRoutes(app);
  labelRoutes(app);
  utilizationRoutes(app);
  driverRoutes(app);
  driverDetailRoutes(app);
  driverPictureRoutes(app);
  driverCsvRoutes(app);
  savedViewRoutes(app);
}
