import {
  attachProof,
  listTasks,
  moveOrder as moveOrderCall,
  moveSubOrder as moveSubOrderCall,
  signInByLink,
  signInDriver as signInDriverCall,
  signOutDriver,
  type Task,
} from '@hawiyat/shared/contract/orders/driver-app';
import type { App } from '../app-context.ts';
import { companySuspended, phoneOrPasswordWrong, signInLinkOver } from '../auth/errors.ts';
import { deviceToken, endDriverSession } from '../auth/index.ts';
import { InParts } from '../http/long-answer.ts';
import { serve } from '../http/serve.ts';
import { wholeList } from '../http/whole-list.ts';
import { signedOut } from '../kernel/errors.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { photoErrors } from '../uploads/errors.ts';
import { failureReasonMissing, orderMissing, orderNotMovable, proofMissing } from './errors.ts';
import { moveOrder } from './move-order.ts';
import { moveSubOrder } from './move-sub-order.ts';
import { presentLocation, presentOrderContainer } from './order-presenter.ts';
import { deviceOwner, signInDriver, signInDriverByLink } from './sign-in-driver.ts';
import { storeProof } from './store-proof.ts';
import { openTasks, type TaskRow, taskById } from './task-queries.ts';

interface SignedInDriver {
  readonly id: string;
  readonly name: string;
  readonly company_name: string;
  readonly password_hash: string | null;
}

export function driverAppRoutes(app: App): void {
  serve(app, signInDriverCall, async ({ body, address, signal }) => {
    const { token, driver } = await signInDriver(app, body, { address, signal });
    return signedIn(app, token, driver);
  }).throws(phoneOrPasswordWrong, companySuspended, signedOut);

  serve(app, signInByLink, async ({ body }) => {
    const { token, driver } = await signInDriverByLink(app.db, body.token, app.now());
    return signedIn(app, token, driver);
  }).throws(signInLinkOver, companySuspended);

  serve(app, signOutDriver, ({ session }) => endDriverSession(app.db, session, app.now()));

  serve(
    app,
    listTasks,
    async ({ session }) =>
      new InParts(
        wholeList(async (part) => {
          const { rows, nextCursor } = await openTasks(app, session, part);
          return { jobs: rows.map(presentTask), nextCursor };
        }),
      ),
  );

  serve(app, moveOrderCall, async ({ params: { orderId }, body, session }) => {
    const { companyId, driverId } = session;
    const { status: to, proofOfDeliveryUrl: proof = null } = body;
    await moveOrder(app, { companyId, driverId, orderId, to, proof });
    return { job: presentTask(await taskById(app, session, orderId)) };
  }).throws(orderMissing, orderNotMovable, proofMissing);

  serve(app, attachProof, async ({ params: { orderId }, body: { picture }, session }) => {
    const { companyId, driverId } = session;
    return { proofOfDeliveryUrl: await storeProof(app, { companyId, driverId, orderId, picture }) };
  }).throws(orderMissing, orderNotMovable, ...photoErrors);

  serve(app, moveSubOrderCall, async ({ params: { subOrderId }, body, session }) => {
    const { companyId, driverId } = session;
    const { status: to, reason = null } = body;
    await moveSubOrder(app, { companyId, driverId, subOrderId, to, reason });
    return { job: presentTask(await taskById(app, session, subOrderId)) };
  }).throws(orderMissing, orderNotMovable, failureReasonMissing);
}

const signedIn = (app: App, token: string, driver: SignedInDriver) => ({
  token,
  deviceToken: deviceToken(app.operatorToken, deviceOwner(driver)),
  driver: { id: driver.id, name: driver.name, companyName: driver.company_name },
});

function presentTask(row: TaskRow): Task {
  const { id, kind, status, day, contact_name: name, contact_phone: phone } = row;
  return {
    id,
    number: orderNumber(row.order_number, row.position ?? undefined),
    kind,
    status,
    day,
    visitOrder: row.visit_order ?? undefined,
    Container: presentOrderContainer(row),
    deliveryLocation: presentLocation(row),
    contact: name === null || phone === null ? null : { name, phone },
  };
}
