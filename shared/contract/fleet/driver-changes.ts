import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { optionalText } from '../core/text.ts';
import { chosenDriver, expiredDocuments } from '../orders/orders.ts';

const driver = pure(() => chosenDriver.shape.driverId);

export const driverChange = object(() => ({
  from: driver,
  driverId: z.nullable(driver),
  reason: optionalText(300),
}));

const changed = object(() => ({
  id: z.string(),
  status: z.string(),
  driverId: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  expired: expiredDocuments,
}));

export const changeOrderDriver = endpoint('PATCH /api/company/orders/:orderId/driver', () => ({
  right: 'assign',
  undo: 'undoable',
  body: driverChange,
  response: z.object({ order: changed }),
  defaultMessage: 'Failed to assign driver',
}));

export const changeSubOrderDriver = endpoint('PATCH /api/company/sub-orders/:subOrderId/driver', () => ({
  right: 'assign',
  undo: 'undoable',
  body: driverChange,
  response: z.object({ subOrder: changed }),
  defaultMessage: 'Failed to assign driver',
}));
