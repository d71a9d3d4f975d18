import { addContainer, updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import { acceptOffer, placeRequest } from '@hawiyat/shared/contract/marketplace/customer';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { callsTo } from '../testing/server.ts';
import type { CrashWorld } from './crash-world.ts';

/** The acknowledged writes, stored outside the server's process. */
export class Journal {
  /** Prices by container: the last acknowledged one, and one whose outcome is unknown. */
  readonly containers = new Map<string, { price: number; perhaps: number | null }>();
  /** Drivers by order; null before an assignment. */
  readonly orders = new Map<string, string | null>();
  acknowledged = 0;
}

const kind = { type: 'حاويات أنقاض', size: '20 yard' } as const;
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

class ServerGone extends Error {}
/** The outcome is unknown because the server lost its database. */
class Unknown extends Error {}

/**
 * Writes without a pause from several clients until the server dies.
 * @param options `times`: six clients that many times; `isOver`: from then on the database may be down, and
 *   the load ends
 */
export async function load(
  url: string,
  world: CrashWorld,
  journal: Journal,
  { times = 1, isOver }: { times?: number; isOver?: () => boolean } = {},
): Promise<void> {
  const call = async (method: string, path: string, token: string, json: object): Promise<unknown> => {
    let answer: Response;
    let text: string;
    try {
      answer = await callsTo(url)(path, { method, token, json });
      text = await answer.text();
    } catch (cause) {
      throw new ServerGone('gone', { cause });
    }
    if (isOver && answer.status === 503) throw new Unknown(text);
    // Without a free container a request is rejected; any other error is a fault.
    if (!answer.ok && answer.status !== 409) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    if (answer.ok) journal.acknowledged += 1;
    return answer.ok ? JSON.parse(text) : null;
  };

  const addContainers = async () => {
    const price = Math.ceil(Math.random() * 1000);
    const answer = await call('POST', addContainer.path, world.token, {
      ...kind,
      price,
      status: 'available',
    });
    const { container } = addContainer.response.parse(answer);
    journal.containers.set(container.id, { price, perhaps: null });
  };
  const changePrices = async () => {
    const ids = [...journal.containers.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    const known = id === undefined ? undefined : journal.containers.get(id);
    if (id === undefined || !known || known.perhaps !== null) return addContainers();
    const price = Math.ceil(Math.random() * 1000);
    known.perhaps = price;
    await call('PATCH', updateContainer.path.replace(':containerId', id), world.token, { price });
    journal.containers.set(id, { price, perhaps: null });
  };
  const bringOrders = async () => {
    const placed = await call('POST', placeRequest.path, world.customerToken, {
      containerType: kind.type,
      containerSize: kind.size,
      deliveryDate: tomorrow(),
      rentalType: 'monthly',
      unloadCount: 2,
      deliveryLocation: { latitude: 24.7, longitude: 46.7 },
    });
    const globalOrderId = placeRequest.response.parse(placed).request.id;
    const offered = await call('POST', createOffer.path, world.token, {
      globalOrderId,
      price: 500,
      rentalDuration: null,
    });
    const offerId = createOffer.response.parse(offered).offer.id;
    const path = acceptOffer.path.replace(':requestId', globalOrderId);
    const accepted = await call('POST', path, world.customerToken, { offerId });
    if (accepted === null) return;
    const id = acceptOffer.response.parse(accepted).request.order?.id;
    if (id === undefined) throw new Error('An accepted request without its order');
    journal.orders.set(id, null);
    const driverId = world.driverIds[Math.floor(Math.random() * world.driverIds.length)] ?? '';
    await call('PATCH', assignDriver.path.replace(':orderId', id), world.token, { driverId });
    journal.orders.set(id, driverId);
  };

  const untilGone = async (work: () => Promise<void>) => {
    try {
      while (!isOver?.()) {
        await work().catch((error: unknown) => {
          if (!(error instanceof Unknown)) throw error;
        });
      }
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error;
    }
  };
  const sides = [addContainers, addContainers, changePrices, changePrices, bringOrders, bringOrders];
  await Promise.all(
    Array.from({ length: times }, () => sides)
      .flat()
      .map(untilGone),
  );
}
