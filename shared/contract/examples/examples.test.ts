import { expect, test } from 'vitest';
import * as archive from '../archive.ts';
import * as board from '../board.ts';
import * as containerDetails from '../container-details.ts';
import * as containers from '../containers.ts';
import * as dashboard from '../dashboard.ts';
import * as documents from '../documents.ts';
import * as driverTasks from '../driver-tasks.ts';
import * as drivers from '../drivers.ts';
import type { Endpoint } from '../endpoint.ts';
import * as notifications from '../notifications.ts';
import * as offers from '../offers.ts';
import * as orderSettings from '../order-settings.ts';
import * as orders from '../orders.ts';
import * as ownOffers from '../own-offers.ts';
import * as savedViews from '../saved-views.ts';
import * as subOrders from '../sub-orders.ts';
import * as utilization from '../utilization.ts';
import * as vehicles from '../vehicles.ts';
import * as work from '../work.ts';
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
