import type { FittingRequest, WorkTask } from '@hawiyat/shared/contract/orders/work';
import { expect, test } from 'vitest';
import { holdQueue, queueOf } from './queue.ts';

const driver = { id: 'd', name: 'سعد', phone: null };
const task = (id: string, assigned = false) => ({ id, driver: assigned ? driver : null }) as WorkTask;
const request = (id: string) => ({ request: { id } }) as FittingRequest;
const work = (
  overdue: WorkTask[],
  unassigned: WorkTask[],
  today: WorkTask[] = [],
  requests: FittingRequest[] = [],
) => ({ overdue, unassigned, today, requests }) as Parameters<typeof queueOf>[0];
const places = ({ rows }: ReturnType<typeof queueOf>) => rows.map(({ id, section }) => `${section} ${id}`);

test('the queue has the sections one after another', () => {
  expect(places(queueOf(work([task('a')], [task('b')], [task('c', true)], [request('r')])))).toEqual([
    'overdue a',
    'unassigned b',
    'today c',
    'requests r',
  ]);
});

test('under a hand an assigned task stays in its place and its section, with its driver', () => {
  const shown = queueOf(work([], [task('a'), task('b')]));
  const held = holdQueue(shown, queueOf(work([], [task('b')], [task('a', true)])));
  expect(places(held)).toEqual(['unassigned a', 'unassigned b']);
  expect(held.rows[0]).toMatchObject({ task: { driver: { name: 'سعد' } } });
  expect([[...held.gone], held.waiting]).toEqual([[], 0]);
});

test('what comes and goes under a hand waits', () => {
  const shown = queueOf(work([task('a')], [], [], [request('r')]));
  const held = holdQueue(shown, queueOf(work([], [task('n')], [], [request('s'), request('r')])));
  expect(places(held)).toEqual(['overdue a', 'requests r']);
  expect([[...held.gone], held.waiting]).toEqual([['a'], 3]);
});

test('a row that is as before stays the same object', () => {
  const same = task('a');
  const shown = queueOf(work([same], [task('b')]));
  expect(holdQueue(shown, queueOf(work([same], []))).rows[0]).toBe(shown.rows[0]);
});

test('an empty queue has nothing to hold', () => {
  const now = queueOf(work([task('a')], []));
  expect(holdQueue(queueOf(work([], [])), now)).toBe(now);
});
