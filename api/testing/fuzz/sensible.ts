import { testPassword } from '../credentials.ts';
import type { Dice } from './dice.ts';
import type { FixtureState } from './fixture-state.ts';
import type { Call } from './schema.ts';
import type { Known } from './valid.ts';
import { type FuzzWorld, identifier, phones } from './world.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const anyOf = (ids: readonly string[], dice: Dice) => (ids.length > 0 ? dice.pick(ids) : nobody);
const digits = (dice: Dice, length: number) =>
  Array.from({ length }, () => String(dice.whole(0, 9))).join('');

/**
 * Values that make a request plausible beyond its schema: ids of existing rows that fit together, valid
 * credentials, real phone numbers.
 * @returns values for one request of that call
 */
export function sensibleFor(call: Call, { company: own, verified }: FuzzWorld, now: FixtureState): Known {
  // Later choices must fit the first one.
  let offer: FixtureState['offers'][number] | undefined;
  let request: FixtureState['requests'][number] | undefined;
  let task: FixtureState['jobs'][number] | undefined;
  const isDrivers = call.path.startsWith('/api/driver/');
  const isLogin = call.path.endsWith('/login');

  const taskOf = (dice: Dice) => {
    const fitting = now.jobs.filter((item) => call.path.includes(`/${item.kind}/`));
    task = fitting.length > 0 ? dice.pick(fitting) : undefined;
    return task?.id ?? nobody;
  };
  const ids: Record<string, (dice: Dice) => string> = {
    containerId: (dice) => anyOf(now.containers, dice),
    // The driver who is signed in must stay.
    driverId: (dice) =>
      call.path.endsWith('/assign-driver') && dice.chance(0.6) ? own.driver : anyOf(now.drivers, dice),
    orderId: (dice) => {
      if (isDrivers) return taskOf(dice);
      // Most orders must survive, or nothing would ever be delivered.
      const ends = /\/(cancel|fail)$/.test(call.path);
      return ends && dice.chance(0.9) ? nobody : anyOf(now.orders, dice);
    },
    subOrderId: (dice) => (isDrivers ? taskOf(dice) : anyOf(now.subOrders, dice)),
    companyId: (dice) => (call.path.includes('/orders/') ? own.company : anyOf(now.otherCompanies, dice)),
    personId: (dice) => anyOf(now.people, dice),
    inviteId: (dice) => anyOf(now.invites, dice),
    sessionId: (dice) => anyOf(now.sessions, dice),
    registrationId: (dice) => anyOf(now.registrations, dice),
    globalOrderId: (dice) => {
      request = now.requests.length > 0 ? dice.pick(now.requests) : undefined;
      return request?.id ?? nobody;
    },
    requestId: (dice) => {
      offer = now.offers.length > 0 && dice.chance(0.7) ? dice.pick(now.offers) : undefined;
      const mine = now.requests.filter((item) => item.customer_id === own.customer).map((item) => item.id);
      return offer?.request_id ?? anyOf(mine, dice);
    },
    offerId: () => offer?.id ?? nobody,
  };
  const values: Record<string, (dice: Dice) => unknown> = {
    phone: (dice) => {
      if (isLogin && dice.chance(0.7)) return isDrivers ? phones.driver : phones.customer;
      return `05${digits(dice, 8)}`;
    },
    companyPhoneNumber: (dice) => `05${digits(dice, 8)}`,
    identityNumber: (dice) => `1${digits(dice, 9)}`,
    commercialNumber: (dice) => `7${digits(dice, 9)}`,
    domain: () => identifier,
    password: () => testPassword,
    birthDate: () => '1990-05-17',
    cursor: () => undefined,
    email: (dice) => {
      if (isLogin) return 'admin@example.com';
      return dice.chance(0.5) && call.path.endsWith('/register') ? dice.pick(verified) : undefined;
    },
    price: (dice) => dice.whole(1, 100_000) / 100,
    rentalDuration: (dice) => (request?.rental_type === 'once' ? dice.pick([7, 10]) : null),
    from: () => '2026-01-01',
    to: () => '2026-12-31',
    period: (dice) => dice.pick(['12months', '6months', '1months']),
    containerNumber: (dice) => (dice.chance(0.5) ? `F-${digits(dice, 4)}` : ''),
    numbers: (dice) => [`N-${digits(dice, 4)}`, `M-${digits(dice, 4)}`],
    count: (dice) => (call.path.endsWith('/add-many') ? dice.whole(1, 3) : undefined),
    files: () => ({}),
    csv: (dice) => csvOf(call, dice),
    // Kinds that fit each other, most of the time.
    type: (dice) => (call.method !== 'GET' && dice.chance(0.7) ? 'حاويات أنقاض' : undefined),
    size: (dice) => (dice.chance(0.7) ? '20 yard' : undefined),
    containerType: (dice) => (dice.chance(0.7) ? 'حاويات أنقاض' : undefined),
    containerSize: (dice) => (dice.chance(0.7) ? '20 yard' : undefined),
    rentalType: (dice) => (dice.chance(0.7) ? 'once' : undefined),
    unloadCount: (dice) => (dice.chance(0.7) ? null : undefined),
    status: (dice) =>
      isDrivers && dice.chance(0.8) ? next[task?.kind ?? '']?.[task?.status ?? ''] : undefined,
    proofOfDeliveryUrl: () => 'https://proofs.example/1',
  };
  return (name, dice) => (ids[name] ?? values[name])?.(dice);
}

/** The step that comes next for a task. */
const next: Record<string, Record<string, string>> = {
  orders: { scheduled: 'in_transit', late: 'in_transit', in_transit: 'delivered' },
  'sub-orders': {
    scheduled: 'pick_up_in_progress',
    pick_up_in_progress: 'picked_up',
    picked_up: 'completed',
  },
};

function csvOf(call: Call, dice: Dice): string {
  if (call.path.includes('/containers/'))
    return `رقم الحاوية,نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية\r\n,حاويات أنقاض,20 ياردة,${dice.whole(1, 900)},متوفرة\r\n`;
  return `اسم السائق,رقم الهاتف,رقم الهوية\r\nسائق جديد,05${digits(dice, 8)},1${digits(dice, 9)}\r\n`;
}
