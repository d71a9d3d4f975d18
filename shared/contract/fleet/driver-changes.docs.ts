import { docsOf } from '../core/endpoint.docs.ts';
import * as driverChanges from './driver-changes.ts';

const untilDeparture =
  'Possible until the driver sets off. `from` names the driver whom the caller sees: when the task has somebody else by now, nothing changes.';
const driverId = '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10';
const from = '7c1d9b1e-58b4-4f0e-8f0b-6a9c2d3e4f51';

export default docsOf(driverChanges, 'Orders', {
  changeOrderDriver: `Change the driver of an order. Gives it to another driver, with a reason, or with \`driverId\` null takes its driver off. ${untilDeparture}`,
  changeSubOrderDriver: `Change the driver of a sub-order. Gives it to another driver, with a reason, or with \`driverId\` null takes its driver off. ${untilDeparture}`,
})({
  changeOrderDriver: {
    request: { from, reason: 'تعطلت شاحنته', driverId },
    response: { order: { driverId, driverName: 'فهد القحطاني' } },
  },
  changeSubOrderDriver: {
    tag: 'Sub-orders',
    request: { from, driverId: null },
    response: { subOrder: { id: '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32', driverId: null, driverName: null } },
  },
});
