import * as z from '@hawiyat/shared/contract/core/schema';
import { day } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
import { id } from '../core/text.ts';
import { shownNumber } from './orders.ts';

export const openTask = pure(() =>
  z.object({
    id: z.string(),
    /** The order whose panel shows the task. */
    orderId: z.string(),
    number: shownNumber,
    isSubOrder: z.boolean(),
    day,
  }),
);
export type OpenTask = z.infer<typeof openTask>;

export const driverOpenTasks = endpoint(() => ({
  method: 'GET',
  path: '/api/company/drivers/:driverId/open-tasks',
  audience: 'company',
  right: 'see-work',
  params: z.object({ driverId: id }),
  response: z.object({ tasks: z.array(openTask), total: z.number() }),
  defaultMessage: 'Failed to fetch driver details',
}));
