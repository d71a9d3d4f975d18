import type { Insertable } from 'kysely';
import type { Orders } from '../../db/schema.ts';
import { addDays, daysBetween, momentOf } from '../../kernel/calendar.ts';
import { demoProof } from '../demo-proof.ts';
import { type DemoDriver, onDuty } from './drivers.ts';
import type { DemoContainer } from './fleet.ts';
import type { Plan } from './plans.ts';
import type { Random } from './random.ts';
import { type Site, site } from './sites.ts';
import { totalPrice } from './terms.ts';
import type { Yard } from './yard.ts';

export interface DemoOrder extends Site, Plan {
  readonly container: DemoContainer;
  readonly row: Omit<Insertable<Orders>, 'company_id' | 'latitude' | 'longitude'> & {
    readonly id: string;
    readonly created_at: Date;
    readonly total_price: number;
  };
}

const outNow = ['in_transit', 'pick_up_in_progress', 're_delivery_in_progress'];
const notYetDelivered = ['pending', 'scheduled', 'in_transit', 'late', 'canceled'];

export function order(
  random: Random,
  plan: Plan,
  world: { yard: Yard; drivers: readonly DemoDriver[]; firstDay: string; today: string },
): DemoOrder {
  const { status, accepted, delivery, terms } = plan;
  const end =
    { completed: addDays(delivery, terms.days), canceled: delivery }[String(status)] ?? '9999-12-31';
  const container = world.yard.take(random, terms.rental_type, accepted, end);
  const progress = daysBetween(world.firstDay, accepted) / daysBetween(world.firstDay, world.today);
  const total_price = totalPrice(terms, container.price, progress);
  const id = random.uuid();
  const delivered = !notYetDelivered.includes(status);
  return {
    ...plan,
    ...site(random),
    container,
    row: {
      id,
      request_id: random.uuid(),
      offer_id: random.uuid(),
      container_id: container.id,
      driver_id: driverOf(random, plan, world),
      delivery_date: delivery,
      rental_type: terms.rental_type,
      rental_duration: terms.rental_duration,
      unload_count: terms.unload_count,
      total_price,
      status,
      proof_of_delivery_url: delivered ? demoProof : null,
      created_at: momentOf(accepted, 8 + random.next() * 12),
      delivered_at: delivered ? momentOf(delivery, 7 + random.next() * 10) : null,
      completed_at: status === 'completed' ? momentOf(end, 8 + random.next() * 10) : null,
      ...cancellation(random, plan, total_price),
    },
  };
}

function driverOf(
  random: Random,
  { status, delivery }: Plan,
  world: { drivers: readonly DemoDriver[]; today: string },
) {
  if (status === 'pending') return null;
  // One of the late orders is late because no driver was assigned.
  if (status === 'late' && delivery === addDays(world.today, -1)) return null;
  if (status === 'canceled' && random.chance(0.4)) return null;
  return random.pick(outNow.includes(status) ? onDuty(world.drivers) : world.drivers).id;
}

function cancellation(random: Random, { status, accepted, delivery }: Plan, price: number) {
  if (status !== 'canceled') {
    return { canceled_at: null, canceled_by: null, refund: null, compensation: null };
  }
  const canceled_at = momentOf(addDays(accepted, random.whole(1, daysBetween(accepted, delivery))), 6);
  if (random.chance(0.15))
    return { canceled_at, canceled_by: 'company', refund: price, compensation: price * 0.5 } as const;
  // Half is refunded once the truck has left, nine tenths before.
  const share = random.chance(0.2) ? 0.5 : 0.9;
  return {
    canceled_at,
    canceled_by: 'customer',
    refund: Math.round(price * share * 100) / 100,
    compensation: null,
  } as const;
}
