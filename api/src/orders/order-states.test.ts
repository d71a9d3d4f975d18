import { expect, test } from 'vitest';
import { type Moves, mayMove, statesBefore, statesOf } from '../kernel/state-machine.ts';
import {
  containerAfter,
  mayBegin,
  orderAfter,
  orderMoves,
  requestMoves,
  subOrderMoves,
} from './order-states.ts';

/** Every step that a machine allows somebody, found by trying every pair of states with every mover. */
function allowed<S extends string, M extends string>(moves: Moves<S, M>, movers: readonly M[]): string[] {
  const states = statesOf(moves);
  return states.flatMap((from) =>
    states.flatMap((to) =>
      movers.filter((by) => mayMove(moves, from, to, by)).map((by) => `${from} → ${to} by ${by}`),
    ),
  );
}

test('an open request is accepted, canceled or expires, and nothing else ever happens to it', () => {
  expect(allowed(requestMoves, ['customer', 'clock'])).toEqual([
    'open → accepted by customer',
    'open → canceled by customer',
    'open → expired by clock',
  ]);
});

test('an order moves only as named, and only by whom', () => {
  const movers = ['assignment', 'driver', 'customer', 'operator', 'clock', 'sub-order'] as const;
  expect(allowed(orderMoves, movers)).toEqual(
    [
      'pending → scheduled by assignment',
      'pending → late by clock',
      'pending → canceled by customer',
      'pending → canceled by operator',
      'scheduled → pending by assignment',
      'scheduled → late by clock',
      'scheduled → in_transit by driver',
      'scheduled → canceled by customer',
      'scheduled → canceled by operator',
      'late → in_transit by driver',
      'late → canceled by customer',
      'late → canceled by operator',
      'in_transit → delivered by driver',
      'in_transit → canceled by customer',
      'in_transit → canceled by operator',
      'delivered → pick_up_in_progress by sub-order',
      'delivered → canceled by operator',
      'pick_up_in_progress → delivered by sub-order',
      'pick_up_in_progress → picked_up by sub-order',
      'pick_up_in_progress → canceled by operator',
      'picked_up → delivered by sub-order',
      'picked_up → re_delivery_in_progress by sub-order',
      'picked_up → completed by sub-order',
      'picked_up → canceled by operator',
      're_delivery_in_progress → delivered by sub-order',
      're_delivery_in_progress → canceled by operator',
    ].sort(byStates(statesOf(orderMoves))),
  );
});

/** In the order in which the machine names its states: from, then to. */
function byStates(states: readonly string[]) {
  const place = (step: string) => {
    const [from = '', to = ''] = step.split(/ → | by /);
    return states.indexOf(from) * 100 + states.indexOf(to);
  };
  return (a: string, b: string) => place(a) - place(b);
}

const openUnload = [
  'pending → scheduled by assignment',
  'pending → failed by order',
  'scheduled → pending by assignment',
  'scheduled → pick_up_in_progress by driver',
  'scheduled → failed by driver',
  'scheduled → failed by order',
  'pick_up_in_progress → picked_up by driver',
  'pick_up_in_progress → failed by driver',
  'pick_up_in_progress → failed by order',
];

test('an unload brings the container back, a return keeps it, and both may fail while they are open', () => {
  const movers = ['assignment', 'driver', 'order'] as const;
  expect(allowed(subOrderMoves.unload, movers)).toEqual([
    ...openUnload,
    'picked_up → re_delivery_in_progress by driver',
    'picked_up → failed by driver',
    'picked_up → failed by order',
    're_delivery_in_progress → completed by driver',
    're_delivery_in_progress → failed by driver',
    're_delivery_in_progress → failed by order',
  ]);
  expect(allowed(subOrderMoves.return, movers)).toEqual([
    ...openUnload,
    'picked_up → completed by driver',
    'picked_up → failed by driver',
    'picked_up → failed by order',
  ]);
});

test('a statement asks for the states from which a step is named', () => {
  expect(statesBefore(orderMoves, 'canceled', 'customer')).toEqual([
    'pending',
    'scheduled',
    'late',
    'in_transit',
  ]);
  expect(statesBefore(orderMoves, 'pending', 'driver')).toEqual([]);
});

test('a task begins only while the container stands with the customer, the return only after every unload', () => {
  for (const status of statesOf(orderMoves)) {
    expect(mayBegin('unload', status, 3)).toBe(status === 'delivered');
    expect(mayBegin('return', status, 0)).toBe(status === 'delivered');
    expect(mayBegin('return', status, 1)).toBe(false);
  }
});

test('after delivery the order follows its tasks, by steps that its own machine names', () => {
  for (const type of ['unload', 'return'] as const) {
    const moves = subOrderMoves[type];
    for (const from of statesOf(moves))
      for (const to of statesOf(moves)) {
        if (!mayMove(moves, from, to, 'driver')) continue;
        const order = orderAfter(type, from, to);
        if (order === null) expect(from).toBe('scheduled');
        // While a task is on the road its order has the task's own status; before, the container stands there.
        else {
          const before = statesOf(orderMoves).find((name) => name === from) ?? 'delivered';
          const stands = before === 'scheduled' ? 'delivered' : before;
          expect([stands, order, mayMove(orderMoves, stands, order, 'sub-order')]).toEqual([
            stands,
            order,
            true,
          ]);
        }
      }
  }
  expect(orderAfter('return', 'picked_up', 'completed')).toBe('completed');
  expect(orderAfter('unload', 're_delivery_in_progress', 'completed')).toBe('delivered');
  expect(orderAfter('unload', 'pending', 'scheduled')).toBeNull();
  expect(orderAfter('return', 'scheduled', 'failed')).toBeNull();
});

test('a container is reserved until delivery, rented until it is back, and free when nothing came of it', () => {
  expect(containerAfter('in_transit', 'delivered')).toBe('rented');
  expect(containerAfter('re_delivery_in_progress', 'delivered')).toBeNull();
  expect(containerAfter('picked_up', 'completed')).toBe('available');
  for (const from of statesBefore(orderMoves, 'canceled', 'customer'))
    expect(containerAfter(from, 'canceled')).toBe('available');
  expect(containerAfter('delivered', 'canceled')).toBeNull();
  expect(containerAfter('pending', 'scheduled')).toBeNull();
});
