import { addDays, dayOf, monthsBefore } from '../../kernel/calendar.ts';
import { trucksAndDocuments } from './documents.ts';
import { drivers } from './drivers.ts';
import { fleet } from './fleet.ts';
import { order } from './orders.ts';
import { canceledPlans, completedPlans, livePlans } from './plans.ts';
import { type Random, seededRandom } from './random.ts';
import { customers, type DemoCustomer, origin, unmet } from './requests.ts';
import { subOrders } from './sub-orders.ts';
import { Yard } from './yard.ts';

export interface WorldSize {
  readonly months: number;
  readonly containers: number;
  readonly drivers: number;
  readonly orders: number;
  readonly canceled: number;
  readonly subOrders: number;
  /** Long rentals in progress of each kind. */
  readonly live: number;
  readonly open: number;
  readonly closed: number;
  readonly customers: number;
  readonly maintenance: number;
}

const demo: WorldSize = {
  ...{ months: 14, containers: 60, drivers: 12, orders: 400, canceled: 33, subOrders: 120 },
  ...{ live: 7, open: 15, closed: 24, customers: 140, maintenance: 5 },
};

export type World = ReturnType<typeof demoWorld>;

/** The same day in Riyadh gives the same world, with the same ids; all history lies before that day. */
export function demoWorld(today: Date, counts = demo, random: Random = seededRandom(9_000_000_001)) {
  const day = dayOf(today);
  const firstDay = monthsBefore(day, counts.months);
  const ids = { company: random.uuid(), admin: random.uuid() };
  const containers = fleet(random, firstDay, counts.containers);
  const team = drivers(random, firstDay).slice(0, counts.drivers);
  const people = customers(random, counts.customers, firstDay);

  const world = { yard: new Yard(containers), drivers: team, firstDay, today: day };
  const live = livePlans(random, day, counts.live);
  const completed = counts.orders - counts.canceled - live.length;
  const past = [
    ...completedPlans(random, completed, firstDay, day),
    ...canceledPlans(random, counts.canceled, firstDay, day),
  ].sort((a, b) => (a.accepted < b.accepted ? -1 : 1));
  // Orders in progress choose first: their containers are busy until today.
  const orders = [...live, ...past].map((plan) => order(random, plan, world));
  placeContainers(orders, containers, counts.maintenance);

  const origins = orders.map((item) => origin(random, item, ids.company));
  const unmetOnes = [
    ...Array.from({ length: counts.open }, (_, i) =>
      unmet(random, { status: 'open', asked: addDays(day, -1 - (i % 3)), offered: i % 3 === 1 }, containers),
    ),
    ...Array.from({ length: counts.closed }, (_, i) =>
      unmet(
        random,
        { status: i % 2 ? 'canceled' : 'expired', asked: addDays(day, -20 - i * 15), offered: i % 3 !== 0 },
        containers,
      ),
    ),
  ];

  const tasks = subOrders(random, orders, counts.subOrders, world);
  // Last, so that the other ids stay the same.
  const { trucks, documents } = trucksAndDocuments(random, team, day, firstDay);
  const plates = new Map(trucks.map(({ driver_id, plate }) => [driver_id, plate]));

  const requests = [...origins, ...unmetOnes].map((item) => ({
    ...item.request,
    customer_id: random.pick(people).id,
  }));
  const customerOf = new Map(people.map((customer) => [customer.id, customer]));

  return {
    ...ids,
    containers,
    ...{ trucks, documents },
    drivers: team,
    customers: people,
    requests,
    offers: [...origins, ...unmetOnes].flatMap((item) => item.offers),
    orders: orders.map(({ row, latitude, longitude }, index) => ({
      ...{ ...row, latitude, longitude, ...contactOf(customerOf.get(requests[index]?.customer_id ?? '')) },
      truck_plate: row.delivered_at ? (plates.get(row.driver_id ?? null) ?? null) : null,
    })),
    subOrders: tasks,
  };
}

const contactOf = (customer?: DemoCustomer) => ({
  contact_name: customer?.name ?? null,
  contact_phone: customer?.phone ?? null,
});

function placeContainers(
  orders: readonly ReturnType<typeof order>[],
  containers: ReturnType<typeof fleet>,
  maintenance: number,
): void {
  for (const { status, container } of orders) {
    if (['pending', 'scheduled', 'in_transit', 'late'].includes(status)) container.status = 'reserved';
    else if (status !== 'completed' && status !== 'canceled') container.status = 'rented';
  }
  const idle = containers.filter((container) => container.status === 'available');
  for (const [i, container] of idle.entries()) {
    if (i % 4 === 1 && i / 4 < maintenance) container.status = 'maintenance';
  }
}
