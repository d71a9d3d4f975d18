import { attachProof, moveOrder, moveSubOrder } from '@hawiyat/shared/contract/orders/driver-app';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { marketplace } from '../events/index.ts';
import { demoProof } from './demo-proof.ts';
import { proofPicture } from './proof-picture.ts';
import { activeCompanies, type Delivery, deliveries, type Errand, errands } from './scene.ts';
import type { Stage } from './stage.ts';

export async function driversAct(stage: Stage): Promise<void> {
  for (const companyId of await activeCompanies(stage)) {
    for (const delivery of await deliveries(stage.app, companyId, stage.since))
      await deliver(stage, companyId, delivery);
    for (const errand of await errands(stage.app, companyId)) await run(stage, companyId, errand);
  }
}

async function deliver(
  { app, world, pace, apps }: Stage,
  companyId: string,
  delivery: Delivery,
): Promise<void> {
  const { id, status } = delivery;
  const isOut = status === 'in_transit';
  if (!pace.isDue(`${id} ${status}`, isOut ? [35, 55] : [15, 25])) return;
  const driver = { companyId, driverId: delivery.driver_id };
  const params = { orderId: id };
  if (!isOut) {
    await apps.call(driver, moveOrder, { params, json: { status: 'in_transit' } });
    return;
  }
  if (world !== marketplace) {
    // Sandboxes upload nothing: all deliveries share one picture.
    await showDemoProof(app, companyId, id);
    await apps.call(driver, moveOrder, { params, json: { status: 'delivered' } });
    return;
  }
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(await proofPicture())], 'proof.png', { type: 'image/png' }));
  if (await apps.call(driver, attachProof, { params, form }))
    await apps.call(driver, moveOrder, { params, json: { status: 'delivered' } });
}

const showDemoProof = ({ db }: App, companyId: string, orderId: string) =>
  asCompany(db, companyId, (tx) =>
    tx
      .updateTable('orders')
      .set({ proof_of_delivery_url: demoProof })
      .where('company_id', '=', companyId)
      .where('id', '=', orderId)
      .execute(),
  );

const next: Partial<Record<SubOrderStatus, SubOrderStatus>> = {
  scheduled: 'pick_up_in_progress',
  pick_up_in_progress: 'picked_up',
  re_delivery_in_progress: 'completed',
};

async function run({ pace, apps }: Stage, companyId: string, errand: Errand): Promise<void> {
  const { id, type, status } = errand;
  const afterPickUp = type === 'return' ? 'completed' : 're_delivery_in_progress';
  const to = status === 'picked_up' ? afterPickUp : next[status];
  if (to === undefined || !pace.isDue(`${id} ${status}`, [20, 40])) return;
  const driver = { companyId, driverId: errand.driver_id };
  await apps.call(driver, moveSubOrder, { params: { subOrderId: id }, json: { status: to } });
}
