import { expect, test } from 'vitest';
import { nextActionOf, type OrderStep, type SubOrderStep } from './next-action.ts';

const order = (status: OrderStep['status'], driverName: string | null = null) => ({ status, driverName });
const task = (
  id: string,
  type: SubOrderStep['type'],
  status: SubOrderStep['status'],
  driverName: string | null = null,
) => ({ id, type, status, driverName });

test.each([
  ['nobody delivers it yet', order('pending'), [], ['assign', null, 'تعيين سائق للتوصيل']],
  ['late and nobody delivers it', order('late'), [], ['assign', null, 'تعيين سائق للتوصيل']],
  [
    'somebody delivers it',
    order('scheduled', 'سعيد'),
    [],
    ['await-departure', null, 'بانتظار انطلاق السائق سعيد للتوصيل'],
  ],
  [
    'it is on the road',
    order('in_transit', 'سعيد'),
    [],
    ['await-arrival', null, 'السائق سعيد في الطريق لتوصيل الحاوية'],
  ],
  [
    'unloads come before the return, whatever their days',
    order('delivered'),
    [task('r', 'return', 'pending'), task('u', 'unload', 'pending')],
    ['assign', 'u', 'تعيين سائق للتفريغ'],
  ],
  [
    'what is closed is over',
    order('delivered'),
    [
      task('u', 'unload', 'completed'),
      task('f', 'return', 'failed'),
      task('r', 'return', 'scheduled', 'فهد'),
    ],
    ['await-departure', 'r', 'بانتظار انطلاق السائق فهد للإرجاع'],
  ],
  [
    'an unload under way',
    order('picked_up'),
    [task('u', 'unload', 'picked_up', 'فهد'), task('r', 'return', 'pending')],
    ['await-arrival', 'u', 'السائق فهد في الطريق للتفريغ'],
  ],
] as const)('%s', (_, { status, driverName }, tasks, [kind, subOrderId, label]) => {
  expect(nextActionOf({ status, driverName }, tasks)).toEqual({ kind, subOrderId, label });
});

test('nothing is left of an order that is over, or delivered without any task', () => {
  for (const status of ['completed', 'canceled', 'delivered'] as const)
    expect(nextActionOf(order(status), [])).toBeNull();
});
