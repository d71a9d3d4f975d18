import { expect, test } from 'vitest';
import { type Choice, rankingReasons } from './ranking-reasons.ts';

type Workload = NonNullable<Choice['load']>;
const driver = (id: string, load: Workload | null, availability: Choice['availability'] = 'available') => ({
  ...{ id, name: id, picture: null, availability, load },
});
const load = (jobsOnDay: number, openJobs: number, rest: Partial<Workload> = {}): Workload => ({
  ...{ jobsOnDay, openJobs, distanceKm: null, distanceFrom: null, expired: [] },
  ...rest,
});
const only = (one: Workload, isToday = true) => rankingReasons([driver('a', one)], isToday).get('a');

test.each([
  [load(0, 0), 'متفرغ اليوم'],
  [load(0, 1), 'متفرغ اليوم · طلب واحد في أيام أخرى'],
  [load(0, 2), 'متفرغ اليوم · طلبان في أيام أخرى'],
  [load(1, 1), 'طلب واحد اليوم'],
  [load(2, 5), 'طلبان اليوم · 3 طلبات في أيام أخرى'],
  [load(3, 14), '3 طلبات اليوم · 11 طلبًا في أيام أخرى'],
  [load(0, 0, { distanceKm: 5, distanceFrom: 'stop' }), 'قريب: ⁦5⁩ كم من أقرب موقع له · متفرغ اليوم'],
  [load(0, 0, { distanceKm: 9.4, distanceFrom: 'depot' }), 'قريب: ⁦9.4⁩ كم من المستودع · متفرغ اليوم'],
  [load(1, 1, { distanceKm: 42, distanceFrom: 'depot' }), '⁦42⁩ كم من المستودع · طلب واحد اليوم'],
])('%j reads «%s»', (one, text) => {
  expect(only(one)).toBe(text);
});

test('of another day it is said', () => {
  expect(only(load(0, 0), false)).toBe('متفرغ في ذلك اليوم');
  expect(only(load(2, 2), false)).toBe('طلبان في ذلك اليوم');
});

test('the nearest and the least loaded are named only where there is a difference', () => {
  const at = (km: number, tasks: number) => load(tasks, tasks, { distanceKm: km, distanceFrom: 'stop' });
  const reasons = (loads: readonly Workload[]) => [
    ...rankingReasons(
      loads.map((one, n) => driver(String(n), one)),
      true,
    ).values(),
  ];
  expect(reasons([at(12, 1), at(30, 3)])).toEqual([
    'الأقرب: ⁦12⁩ كم من أقرب موقع له · طلب واحد اليوم، الأقل بين المتاحين',
    '⁦30⁩ كم من أقرب موقع له · 3 طلبات اليوم',
  ]);
  expect(reasons([at(12, 1), at(12, 1)])).toEqual([
    '⁦12⁩ كم من أقرب موقع له · طلب واحد اليوم',
    '⁦12⁩ كم من أقرب موقع له · طلب واحد اليوم',
  ]);
  const off = rankingReasons([driver('a', load(1, 1), 'off_duty'), driver('b', load(2, 2))], true);
  expect(off.get('a')).toBe('طلب واحد اليوم');
  expect(rankingReasons([driver('a', null)], true).size).toBe(0);
});
