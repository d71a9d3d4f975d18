import type { AssignableDriver, Availability, Driver } from '@hawiyat/shared/contract/drivers';
import { expect, test } from 'vitest';
import { messages } from './assigning-messages.ts';
import { driversToChoose } from './drivers-to-choose.ts';

const known = (id: string, name = id, availability: Availability = 'available'): Driver => ({
  ...{ id, name, availability, phone: '', email: null, identityNumber: '', licenseNumber: null },
  picture: null,
});
const ranked = (id: string, name = id): AssignableDriver => ({
  ...{ id, name, availability: 'available', picture: null, openJobs: 2, jobsOnDay: 1 },
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

test('a driver’s workload is written with correct plurals', () => {
  const text = (jobsOnDay: number, openTasks: number) => messages.load({ jobsOnDay, openJobs: openTasks });
  expect(text(0, 0)).toBe('لا توجد طلبات مفتوحة');
  expect(text(0, 1)).toBe('لا طلبات في هذا اليوم، وطلب واحد مفتوح');
  expect(text(0, 2)).toBe('لا طلبات في هذا اليوم، وطلبان مفتوحان');
  expect(text(1, 5)).toBe('طلب واحد في هذا اليوم، من 5 طلبات مفتوحة');
  expect(text(1, 2)).toBe('طلب واحد في هذا اليوم، من طلبين مفتوحين');
  expect(text(3, 11)).toBe('3 طلبات في هذا اليوم، من 11 طلبًا مفتوحًا');
  expect(text(2, 2)).toBe('طلبان في هذا اليوم');
});
