import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { expect, test } from 'vitest';
import { progressOf } from './progress-line.tsx';

const today = '2026-11-25';
const stop = (status: string, day = today, doneAt: string | null = null): Stop => ({
  ...{ id: status, orderId: 'o', number: 'ح-10001/1', kind: 'return', status, day, doneAt },
  ...{ proofOfDeliveryUrl: null, driverId: null, driverName: null },
  ...{ deliveryLocation: null, place: null, distanceKm: null },
  Container: { containerNumber: 'C-1', type: 'حاويات أنقاض', size: '20 yard' },
});
const done = stop('delivered', today, '2026-11-25T07:00:00.000Z');

test.each<[what: string, stops: Stop[], done: number, of: number, overdue: number, failed: number]>([
  ['nothing', [], 0, 0, 0, 0],
  ['all done', [done, done], 2, 2, 0, 0],
  ['one of three, on the road counts as open', [done, stop('in_transit'), stop('pending')], 1, 3, 0, 0],
  ['carried over', [stop('late', '2026-11-17'), stop('pending')], 0, 2, 1, 0],
  [
    'done late is not overdue any more',
    [stop('completed', '2026-11-17', '2026-11-25T07:00:00Z')],
    1,
    1,
    0,
    0,
  ],
  ['failed counts as neither', [done, stop('failed')], 1, 1, 0, 1],
])('%s', (_, stops, doneOnes, of, overdue, failed) => {
  expect(progressOf(stops, today)).toEqual({ done: doneOnes, of, overdue, failed });
});
