import { docsOf } from '../core/endpoint.docs.ts';
import * as driverChanges from './driver-changes.ts';

const untilDeparture =
  'Possible until the driver sets off. `from` names the driver whom the caller sees: when the task has somebody else by now, nothing changes.';
const from = '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10';

export default docsOf(driverChanges, 'Orders', {
  changeOrderDriver: `Change the driver of an order. Gives it to another driver, with a reason, or with \`driverId\` null takes its driver off. ${untilDeparture}`,
  changeSubOrderDriver: `Change the driver of a sub-order. Gives it to another driver, with a reason, or with \`driverId\` null takes its driver off. ${untilDeparture}`,
})({
  changeOrderDriver: { request: { from, reason: 'تعطلت شاحنته' } },
  changeSubOrderDriver: {
    tag: 'Sub-orders',
    request: { from, driverId: null },
    response: { subOrder: { driverId: null, driverName: null } },
  },
});
