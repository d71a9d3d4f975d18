import { typedNumber } from '@hawiyat/shared/contract/digits';
import {
  attachProof,
  listTasks,
  moveOrder as moveOrderCall,
  moveSubOrder as moveSubOrderCall,
  signInDriver,
  signOutDriver,
} from '@hawiyat/shared/contract/driver-app';
import type { App } from '../app-context.ts';
import { protectedSignIn } from '../auth/brute-force-protection.ts';
import { endDriverSession } from '../auth/end-session.ts';
import { startDriverSession } from '../auth/start-session.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { phoneToStore } from '../kernel/stored-phone.ts';
import { InParts } from '../server/long-answer.ts';
import { serve } from '../server/serve.ts';
import { wholeList } from '../server/whole-list.ts';
import { driverByPhone } from './driver-account-query.ts';
import { moveOrder } from './move-order.ts';
import { moveSubOrder } from './move-sub-order.ts';
import { storeProof } from './store-proof.ts';
import { presentTask } from './task-presenter.ts';
import { openTasks, taskById } from './task-queries.ts';

export function driverAppRoutes(app: App): void {
  serve(app, signInDriver, async ({ body, address, signal }) => {
    const identifier = typedNumber(body.domain);
    const who = { what: 'driver sign-in', account: `${identifier} ${phoneToStore(body.phone)}`, address };
    const row = await protectedSignIn(app, who, async () => {
      const found = await driverByPhone(app, identifier, body.phone);
      const isRight = await app.passwords.verify(body.password, found?.password_hash ?? null, signal());
      if (!found || !isRight) throw new DomainError('phone-or-password-wrong');
      return found;
    });
    const { company_id: companyId, id: driverId, password_hash } = row;
    const driver = { companyId, driverId, ...(password_hash !== null && { passwordHash: password_hash }) };
    const token = await startDriverSession(app.db, driver, app.now());
    return { token, driver: { id: row.id, name: row.name, companyName: row.company_name } };
  });

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
  });

  serve(app, attachProof, async ({ params: { orderId }, body: { picture }, session }) => {
    const { companyId, driverId } = session;
    return { proofOfDeliveryUrl: await storeProof(app, { companyId, driverId, orderId, picture }) };
  });

  serve(app, moveSubOrderCall, async ({ params: { subOrderId }, body, session }) => {
    const { companyId, driverId } = session;
    const { status: to, reason = null } = body;
    await moveSubOrder(app, { companyId, driverId, subOrderId, to, reason });
    return { job: presentTask(await taskById(app, session, subOrderId)) };
  });
}
