import { docsOf } from '../core/endpoint.docs.ts';
import * as board from './board.ts';

export default docsOf(board, 'Orders', {
  orderBoard: {
    summary: 'Show the board',
    description:
      'Orders and sub-orders by status; in each lane those without a driver first, then by day, at most 20 of each. Delivered and completed ones have the newest first. `count` and `subOrderCount` count all.',
  },
  listStops: {
    summary: 'List the stops of a day',
    description:
      'Everywhere that a driver has to be on that day, and has been: deliveries, unloads, returns; those without a driver first. `doneAt` says when it was done; `day` is earlier than the asked one where work is overdue, which today’s stops include. A driver’s stops come in the order of `PATCH /api/company/orders/stops`; without one he goes from the depot to the nearest, and on.',
  },
  arrangeStops: {
    summary: 'Arrange a driver’s stops of a day',
    description:
      'Replaces the order in which he is to do them; his app shows it as `place`. What is no open task of his on that day is left out of the answer’s `ids`.',
    request: {
      day: '2026-11-28',
      driverId: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10',
      ids: ['2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32'],
    },
    response: { day: '2026-11-28', driverId: '0f8e2c54-6f0a-4c39-9a53-3b1f6f6f7a10' },
  },
});
