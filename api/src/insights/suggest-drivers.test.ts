import type { AssignableDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { expect, test } from 'vitest';
import { suggestDrivers } from './suggest-drivers.ts';

const today = '2026-11-26';
const tomorrow = '2026-11-27';
const driver = (id: string, jobsOnDay: number, availability = 'available'): AssignableDriver => ({
  ...{ id, name: id, picture: null, openJobs: jobsOnDay, jobsOnDay },
  ...{ distanceKm: null, distanceFrom: null, expired: [] },
  availability: availability as AssignableDriver['availability'],
});

test.each<[what: string, drivers: AssignableDriver[], days: string[], chosen: (string | undefined)[]]>([
  ['the ranking decides between equals', [driver('سعد', 0), driver('علي', 0)], [today], ['سعد']],
  [
    'one after another, as if each were followed',
    [driver('سعد', 0), driver('علي', 1)],
    [today, today, today],
    ['سعد', 'سعد', 'علي'],
  ],
  ['available ones first', [driver('سعد', 0, 'on_break'), driver('علي', 5)], [today], ['علي']],
  ['nobody who is off duty', [driver('سعد', 0, 'off_duty')], [today, today], [undefined, undefined]],
  ['nobody for a day without a ranking', [driver('سعد', 0)], [tomorrow], [undefined]],
  ['no driver at all', [], [today], [undefined]],
])('%s', (_, drivers, days, chosen) => {
  const suggested = suggestDrivers(days, new Map([[today, drivers]]));
  expect(suggested.map((suggestion) => suggestion?.driverId)).toEqual(chosen);
});

test('a suggestion says how much its driver has on that day with what was suggested before', () => {
  const suggested = suggestDrivers([today, today], new Map([[today, [driver('سعد', 2)]]]));
  expect(suggested.map((suggestion) => suggestion?.jobsOnDay)).toEqual([2, 3]);
});
