import { listContainers } from '@hawiyat/shared/contract/containers';
import { listDrivers } from '@hawiyat/shared/contract/drivers';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';

export const prefetch: Prefetch = {
  '/containers': [firstCall(listContainers)],
  '/drivers': [firstCall(listDrivers)],
};
