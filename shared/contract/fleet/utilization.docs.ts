import { docsOf } from '../core/endpoint.docs.ts';
import * as utilization from './utilization.ts';

export default docsOf(utilization, 'Containers', {
  listUtilization: {
    summary: 'Show what containers did in a month',
    description:
      '`share` is the part of the month, as far as it has passed, that the container was with customers: from its delivery to its return, by half days. `income` is of the orders completed in the month, as in the revenue statement.',
  },
});
