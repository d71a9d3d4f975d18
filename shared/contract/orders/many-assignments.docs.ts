import { docsOf } from '../core/endpoint.docs.ts';
import * as manyAssignments from './many-assignments.ts';

const id = '2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32';
const driverId = '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10';
const subOrderId = '7c1d9b1e-58b4-4f0e-8f0b-6a9c2d3e4f51';

export default docsOf(manyAssignments, 'Orders', {
  assignMany: {
    summary: 'Assign a driver to many tasks',
    description:
      'Every order and sub-order of the list that has no driver gets this one; each of the others says why not, in the words of the single call. At most 100 at once.',
    request: {
      driverId,
      tasks: [
        { kind: 'order', id },
        { kind: 'sub_order', id: subOrderId },
      ],
    },
    response: {
      driverId,
      driverName: 'فهد القحطاني',
      tasks: [
        { kind: 'order', assigned: true, reason: null, driver: null },
        {
          kind: 'sub_order',
          id: subOrderId,
          reason: 'تم تعيين سائق لهذا الطلب من قبل.',
          driver: { driverId: id, driverName: 'سعيد الغامدي' },
        },
      ],
    },
  },
});
