import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { day } from '../core/values.ts';
import { shownNumber } from './orders.ts';

export const openTask = object(() => ({
  id: z.string(),
  orderId: z.string(),
  number: shownNumber,
  isSubOrder: z.boolean(),
  day,
}));
export type OpenTask = z.infer<typeof openTask>;

export const driverOpenTasks = endpoint('GET /api/company/drivers/:driverId/open-tasks', () => ({
  right: 'see-work',
  response: z.object({ tasks: z.array(openTask), total: z.number() }),
  defaultMessage: 'Failed to fetch driver details',
}));
