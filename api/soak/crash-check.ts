import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { fetchStats } from '@hawiyat/shared/contract/company/dashboard';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { listRequests } from '@hawiyat/shared/contract/marketplace/customer';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { callsTo } from '../testing/server.ts';
import type { Journal } from './crash-load.ts';
import type { CrashWorld } from './crash-world.ts';

/** @returns what is lost or half done after a crash, as sentences; empty when nothing is */
export async function faultsAfterCrash(url: string, world: CrashWorld, journal: Journal): Promise<string[]> {
  const get = async (path: string, token = world.token): Promise<unknown> => {
    const answer = await callsTo(url)(path, { token });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { containers } = listContainers.response.parse(await get(listContainers.path));
  const { orders } = listAcceptedOrders.response.parse(await get(listAcceptedOrders.path));
  const { subOrders } = listSubOrders.response.parse(await get(listSubOrders.path));
  const { requests } = listRequests.response.parse(await get(listRequests.path, world.customerToken));
  const faults: string[] = [];

  // No acknowledged write is lost.
  const containerById = new Map(containers.map((container) => [container.id, container]));
  for (const [id, { price, perhaps }] of journal.containers) {
    const found = containerById.get(id);
    if (!found) faults.push(`container ${id} is gone`);
    else if (found.price !== price && found.price !== perhaps)
      faults.push(`container ${id} has an old price`);
    if (found) journal.containers.set(id, { price: found.price, perhaps: null });
  }
  const orderById = new Map(orders.map((order) => [order.id, order]));
  for (const [id, driverId] of journal.orders) {
    const found = orderById.get(id);
    if (!found) faults.push(`order ${id} is gone`);
    else if (driverId !== null && found.driverId !== driverId) faults.push(`order ${id} lost its driver`);
  }

  // No transition is half done.
  const held = new Set(orders.map((order) => order.Container.containerNumber));
  for (const container of containers) {
    const isHeld = held.has(container.containerNumber);
    if (isHeld !== (container.status === 'reserved'))
      faults.push(`container ${container.containerNumber} is ${container.status}, held: ${isHeld}`);
  }
  if (subOrders.length !== orders.length * 3)
    faults.push(`${orders.length} orders have ${subOrders.length} sub-orders`);
  for (const order of orders) {
    if ((order.status === 'scheduled') !== (order.driverId !== null))
      faults.push(`order ${order.id} is ${order.status} with driver ${order.driverId}`);
  }
  const accepted = requests.filter((request) => request.status === 'accepted');
  if (accepted.length !== orders.length || accepted.some((item) => item.order === null))
    faults.push(`${accepted.length} accepted requests, ${orders.length} orders`);

  // The statistics' counters equal the orders.
  const { data: counted } = fetchStats.response.parse(await get(fetchStats.path));
  if (counted.orderStats.total !== orders.length)
    faults.push(`${orders.length} orders, and ${counted.orderStats.total} in the statistics`);

  // Every change has its event in the audit log.
  const auditLog = new Map<string, number>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = listAudit.response.parse(
      await get(`${listAudit.path}?limit=200${cursor && `&cursor=${cursor}`}`),
    );
    for (const { type } of page.entries) auditLog.set(type, (auditLog.get(type) ?? 0) + 1);
    cursor = page.nextCursor ?? null;
  }
  const summary = {
    'container.added': containers.length,
    'order.created': orders.length,
    'order.assigned': orders.filter((order) => order.driverId).length,
  };
  for (const [type, count] of Object.entries(summary)) {
    if ((auditLog.get(type) ?? 0) !== count)
      faults.push(`${count} times ${type}, and ${auditLog.get(type) ?? 0} in the audit log`);
  }
  return faults;
}
