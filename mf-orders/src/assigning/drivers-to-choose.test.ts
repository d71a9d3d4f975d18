import type { AssignableDriver, Availability, Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { expect, test } from 'vitest';
import { driversToChoose } from './ranking-reasons.ts';

const known = (id: string, name = id, availability: Availability = 'available'): Driver => ({
  ...{ id, name, availability, phone: '', email: null, identityNumber: '', licenseNumber: null },
  ...{ picture: null, version: 1 },
});
const ranked = (id: string, name = id): AssignableDriver => ({
  ...{ id, name, availability: 'available', picture: null, openJobs: 2, jobsOnDay: 1 },
  ...{ distanceKm: null, distanceFrom: null, expired: [] },
});
const ids = (drivers: readonly { id: string }[]) => drivers.map((driver) => driver.id);

test('the server ranks and the shared list names: renamed drivers, deleted ones, and new ones at the end', () => {
  const drivers = driversToChoose(
    [known('new'), known('second', 'باسم جديد', 'on_break'), known('first')],
    [ranked('first'), ranked('gone'), ranked('second')],
  );
  expect(ids(drivers)).toEqual(['first', 'second', 'new']);
  expect(drivers[1]).toMatchObject({ name: 'باسم جديد', availability: 'on_break', load: { openJobs: 2 } });
  expect(drivers[2]?.load).toBeNull();
});

test('without loads the available come first; without the shared list the ranked ones are all', () => {
  const some = [known('busy', 'ب', 'on_duty'), known('free'), known('off', 'ج', 'off_duty'), known('too')];
  expect(ids(driversToChoose(some, null))).toEqual(['free', 'too', 'busy', 'off']);
  expect(ids(driversToChoose(null, [ranked('b'), ranked('a')]))).toEqual(['b', 'a']);
  expect(driversToChoose(null, null)).toEqual([]);
});
