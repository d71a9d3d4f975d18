import * as endpoints from '@hawiyat/shared/contract/fleet/drivers';
import { type Applied, applyTo, createQuery, type RawAnswer } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

const $list = createQuery(endpoints.listDrivers, atom({ query: {} }), {
  invalidatedBy: ['driver'],
  select: ({ drivers }) => drivers,
});

/** The company's drivers: the list shows them, a driver's page changes one. */
export const $drivers = computed($list, ({ data: items, loading, error }) => ({ items, loading, error }));
export const fetchDrivers = $list.fetch;

/** As the server sends him. */
type SentDriver = RawAnswer<typeof endpoints.listDrivers>['drivers'][number];

/** Takes a driver into what is known: a known one in his place, a new one at the top. */
const withDriver = (driver: SentDriver): Applied[] => [
  changeList((drivers) =>
    drivers.some((item) => item.id === driver.id)
      ? drivers.map((item) => (item.id === driver.id ? driver : item))
      : [driver, ...drivers],
  ),
  applyTo(endpoints.driverDetails, (details) =>
    details.driver.id === driver.id ? { ...details, driver } : details,
  ),
];

/** For changes that answer with the driver. */
export const takesDriver = {
  applies: ({ driver }: { driver: SentDriver }) => withDriver(driver),
  id: ({ driver }: { driver: SentDriver }) => driver.id,
};

/** Takes a driver off the list whom the server has deleted or does not know. */
export const withoutDriver = (id: string): Applied[] => [
  changeList((drivers) => drivers.filter((item) => item.id !== id)),
];

const changeList = (change: (drivers: SentDriver[]) => SentDriver[]) =>
  applyTo(endpoints.listDrivers, (answer) => ({ ...answer, drivers: change(answer.drivers) }));
