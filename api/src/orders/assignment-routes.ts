import { changeOrderDriver, changeSubOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { assignSubOrderDriver } from '@hawiyat/shared/contract/orders/sub-orders';
import type { App } from '../app-context.ts';
import { driverMissing } from '../fleet/errors.ts';
import { serve } from '../http/serve.ts';
import { assignDriverTo, assignDriverToMany } from './assign-many.ts';
import { changeDriver } from './change-driver.ts';
import { assignmentErrors, driverChangeErrors } from './errors.ts';

export function assignmentRoutes(app: App): void {
  serve(app, assignDriver, async ({ params: { orderId }, body, session }) => ({
    order: await assignDriverTo(app, 'order', { id: orderId, ...body, ...session }),
  })).throws(driverMissing, ...assignmentErrors);

  serve(app, assignSubOrderDriver, async ({ params: { subOrderId }, body, session }) => ({
    subOrder: await assignDriverTo(app, 'sub_order', { id: subOrderId, ...body, ...session }),
  })).throws(driverMissing, ...assignmentErrors);

  serve(app, assignMany, async ({ body, session }) => {
    const { tasks, ...driver } = await assignDriverToMany(app, { ...body, ...session });
    return {
      ...driver,
      tasks: tasks.map(({ kind, id, error }) => ({
        ...{ kind, id, assigned: error === null },
        reason: error?.text ?? null,
        driver: error?.details.assigned ?? null,
      })),
    };
  }).throws(driverMissing);

  serve(app, changeOrderDriver, async ({ params: { orderId }, body, session }) => ({
    order: await changeDriver(app, 'orders', { id: orderId, ...body, ...session }),
  })).throws(driverMissing, ...driverChangeErrors);

  serve(app, changeSubOrderDriver, async ({ params: { subOrderId }, body, session }) => ({
    subOrder: await changeDriver(app, 'sub_orders', { id: subOrderId, ...body, ...session }),
  })).throws(driverMissing, ...driverChangeErrors);
}
