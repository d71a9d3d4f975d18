import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { placeRequest as placeRequestCall } from '@hawiyat/shared/contract/marketplace/customer';
import type { Context } from '../db/context.ts';
import { asCustomer } from '../db/tenant.ts';
import { appendEvent, marketOf } from '../events/index.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { placeInWords } from '../kernel/place-in-words.ts';
import {
  assertReachable,
  assertRoomForRequest,
  lockedCustomer,
  type WithCustomerLimits,
} from './customer-room.ts';
import { deliveryDayOutOfRange } from './errors.ts';

/** Days. A request for the next century would never expire, and its last task would be beyond the valid days. */
const farthestDay = 730;

export async function placeRequest(
  context: Context & WithCustomerLimits,
  customerId: string,
  draft: ValidatedInput<typeof placeRequestCall>['body'],
): Promise<string> {
  const at = context.now();
  const today = dayOf(at);
  if (draft.deliveryDate < today || draft.deliveryDate > addDays(today, farthestDay))
    throw deliveryDayOutOfRange();
  const { latitude = null, longitude = null } = draft.deliveryLocation ?? {};
  return asCustomer(context.db, customerId, async (tx) => {
    const customer = await lockedCustomer(tx, customerId);
    assertReachable(customer);
    await assertRoomForRequest(context, tx, customer);
    const made = await tx
      .insertInto('requests')
      .values({
        customer_id: customerId,
        container_type: draft.containerType,
        container_size: draft.containerSize,
        delivery_date: draft.deliveryDate,
        rental_type: draft.rentalType,
        unload_count: draft.unloadCount,
        ...{ latitude, longitude, place: placeInWords({ latitude, longitude }) ?? '' },
        created_at: at,
      })
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      companyId: marketOf(customer.world),
      type: 'request.placed',
      entityId: made.id,
      actor: { kind: 'customer', id: customerId },
      at,
      data: { status: made.status },
    });
    return made.id;
  });
}
