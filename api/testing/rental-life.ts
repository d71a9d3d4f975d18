import { moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { assignSubOrderDriver } from '@hawiyat/shared/contract/orders/sub-orders';
import type { Market } from './marketplace.ts';
import type { TestServer } from './server.ts';

interface Company {
  readonly id: string;
  readonly token: string;
}

export const rentalProof = 'https://photos.example/1.jpg';

/** A container's way to a customer and back, by the calls of those who bring it. */
export function rentalLife(server: TestServer, market: Market) {
  /** Until it is delivered. */
  async function deliver(company: Company, about: object = {}) {
    const driver = await market.driver(company.id);
    const order = await market.order(company, { about, driverId: driver.id });
    const path = moveOrder.path.replace(':orderId', order.id);
    await market.post(path, driver.token, { status: 'in_transit' });
    await market.post(path, driver.token, { status: 'delivered', proofOfDeliveryUrl: rentalProof });
    return { ...order, driver };
  }

  /** Its return. */
  async function bringBack(company: Company, { id, driver }: Awaited<ReturnType<typeof deliver>>) {
    const answer = await server.fetch(fetchOrder.path.replace(':orderId', id), { token: company.token });
    const { details } = fetchOrder.response.parse(await answer.json());
    const task = details.subOrders.find(({ type }) => type === 'return')?.id ?? '';
    const assign = assignSubOrderDriver.path.replace(':subOrderId', task);
    await market.post(assign, company.token, { driverId: driver.id }, 'PATCH');
    for (const status of ['pick_up_in_progress', 'picked_up', 'completed'])
      await market.post(moveSubOrder.path.replace(':subOrderId', task), driver.token, { status });
  }

  return { deliver, bringBack };
}
