import { listContainers } from '@hawiyat/shared/contract/fleet/container-list';
import { listDrivers } from '@hawiyat/shared/contract/fleet/driver-list';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';
import { firstPage } from './containers/list/first-page.ts';

export const prefetch: Prefetch = {
  '/containers': [firstCall(listContainers, firstPage)],
  '/drivers': [firstCall(listDrivers)],
};
