import { docsOf } from '../core/endpoint.docs.ts';
import * as driverTasks from './driver-tasks.ts';

export default docsOf(driverTasks, 'Drivers', {
  driverOpenTasks: {
    summary: 'List a driver’s open tasks',
    description:
      'The first ten, by day, and how many there are: while there is one, the driver is neither deleted nor archived.',
  },
});
