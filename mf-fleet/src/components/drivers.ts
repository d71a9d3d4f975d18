import { driverDetails } from '@hawiyat/shared/contract/fleet/driver-details';
import { listDrivers } from '@hawiyat/shared/contract/fleet/driver-list';
import { type Applied, applyTo, createQuery, type RawAnswer } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

const $list = createQuery(listDrivers, atom({ query: {} }), {
  invalidatedBy: ['driver'],
  select: ({ drivers }) => drivers,
});

export const $drivers = computed($list, ({ data: items, loading, error }) => ({ items, loading, error }));
export const fetchDrivers = $list.fetch;

type SentDriver = RawAnswer<typeof listDrivers>['drivers'][number];

const withDriver = (driver: SentDriver): Applied[] => [
  changeList((drivers) =>
    drivers.some((item) => item.id === driver.id)
      ? drivers.map((item) => (item.id === driver.id ? driver : item))
      : [driver, ...drivers],
  ),
  applyTo(driverDetails, (details) => (details.driver.id === driver.id ? { ...details, driver } : details)),
];

export const takesDriver = {
  applies: ({ driver }: { driver: SentDriver }) => withDriver(driver),
  id: ({ driver }: { driver: SentDriver }) => driver.id,
};

export const withoutDriver = (id: string): Applied[] => [
  changeList((drivers) => drivers.filter((item) => item.id !== id)),
];

const changeList = (change: (drivers: SentDriver[]) => SentDriver[]) =>
  applyTo(listDrivers, (answer) => ({ ...answer, drivers: change(answer.drivers) }));
