import { docsOf } from '../core/endpoint.docs.ts';
import * as work from './work.ts';

export default docsOf(work, 'Orders', {
  listWork: {
    summary: 'Show the work of today',
    description:
      'One queue of orders and sub-orders, by section and day: what is overdue, what has no driver today or tomorrow, what drivers have to do today, and open requests that the company has a free container for. Each section has its first tasks, at most 300, and `counts` says how many there are; of requests at most 100. A task without a driver comes with the one who has the least to do.',
  },
});
