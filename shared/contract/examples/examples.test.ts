import { expect, test } from 'vitest';
import * as dashboard from '../company/dashboard.ts';
import * as notifications from '../company/notifications.ts';
import type { Endpoint } from '../core/endpoint.ts';
import * as archive from '../fleet/archive.ts';
import * as containerDetails from '../fleet/container-details.ts';
import * as containers from '../fleet/containers.ts';
import * as documents from '../fleet/documents.ts';
import * as drivers from '../fleet/drivers.ts';
import * as savedViews from '../fleet/saved-views.ts';
import * as utilization from '../fleet/utilization.ts';
import * as vehicles from '../fleet/vehicles.ts';
import * as offers from '../marketplace/offers.ts';
import * as ownOffers from '../marketplace/own-offers.ts';
import * as board from '../orders/board.ts';
import * as driverTasks from '../orders/driver-tasks.ts';
import * as orderSettings from '../orders/order-settings.ts';
import * as orders from '../orders/orders.ts';
import * as subOrders from '../orders/sub-orders.ts';
import * as work from '../orders/work.ts';
import demo from './demo-company.json' with { type: 'json' };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const readIn = (...modules: readonly object[]) =>
  modules
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .filter(({ method, answers }) => method === 'GET' && answers === undefined);

const read = readIn(
  ...[
    archive,
    board,
    containerDetails,
    containers,
    dashboard,
    documents,
    drivers,
    driverTasks,
    offers,
    orders,
  ],
  ...[orderSettings, ownOffers, savedViews, subOrders, utilization, vehicles, work],
);
/** The host's own calls, which it makes around every screen. */
const readByHost = readIn(notifications);

/** The call that an address belongs to; one without parameters first, as the server's router decides. */
function endpointOf(path: string): Endpoint | undefined {
  const { pathname } = new URL(path, 'http://panel');
  const fits = ({ path: declared }: Endpoint) =>
    new RegExp(`^${declared.replace(/:[^/]+/g, '[^/]+')}$`).test(pathname);
  const all = [...read, ...readByHost];
  return all.find((endpoint) => endpoint.path === pathname) ?? all.find(fits);
}

test.each(demo.answers)('the example of $path is what the contract says', ({ path, answer }) => {
  const { error } = endpointOf(path)?.response.safeParse(answer) ?? { error: 'no such call' };
  expect(error).toBeUndefined();
});

test('every call that a screen reads has an example', () => {
  const known = new Set(demo.answers.map(({ path }) => endpointOf(path)?.path));
  const missing = read.map(({ path }) => path).filter((path) => !known.has(path));
  expect(missing).toEqual([]);
});
