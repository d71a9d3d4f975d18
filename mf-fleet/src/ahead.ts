import { listContainers } from '@hawiyat/shared/contract/containers';
import { listDrivers } from '@hawiyat/shared/contract/drivers';
import { type Ahead, firstCall } from '@hawiyat/shared/federation/ahead';

export const ahead: Ahead = {
  '/containers': [firstCall(listContainers)],
  '/drivers': [firstCall(listDrivers)],
};
