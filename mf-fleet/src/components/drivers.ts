import * as endpoints from '@hawiyat/shared/contract/drivers';
import { type Applied, applyTo, createQuery } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

const $list = createQuery(endpoints.listDrivers, atom({ query: {} }), {
  invalidatedBy: /^driver\./,
  select: ({ drivers }) => drivers,
});

/** The company's drivers: the list shows them, a driver's page changes one. */
export const $drivers = computed($list, ({ data: items, loading, error }) => ({ items, loading, error }));
export const fetchDrivers = $list.fetch;

/** Takes a driver into what is known: a known one in his place, a new one at the top. */
export const withDriver = (driver: endpoints.Driver): Applied[] => [
  changeList((drivers) =>
    drivers.some((item) => item.id === driver.id)
      ? drivers.map((item) => (item.id === driver.id ? driver : item))
      : [driver, ...drivers],
  ),
  applyTo(endpoints.driverDetails, (details) =>
    details.driver.id === driver.id ? { ...details, driver } : details,
  ),
];

/** Takes a driver off the list whom the server has deleted or does not know. */
export const withoutDriver = (id: string): Applied[] => [
  changeList((drivers) => drivers.filter((item) => item.id !== id)),
];

const changeList = (change: (drivers: endpoints.Driver[]) => endpoints.Driver[]) =>
  applyTo(endpoints.listDrivers, (answer) => ({ ...answer, drivers: change(answer.drivers) }));
