import { typedNumber } from '@hawiyat/shared/contract/digits';
import {
  attachProof,
  listJobs,
  moveOrder as moveOrderCall,
  moveSubOrder as moveSubOrderCall,
  signInDriver,
  signOutDriver,
} from '@hawiyat/shared/contract/driver-app';
import { asSignIn } from '../db/tenant.ts';
import { phoneToStore } from '../domain/kept-phone.ts';
import { verifyPassword } from '../domain/password.ts';
import { closestSpelling, phoneSpellings } from '../domain/phone-spellings.ts';
import type { App } from '../http/context.ts';
import { endDriverSession } from '../http/end-session.ts';
import { guardedSignIn } from '../http/guarded-sign-in.ts';
import { InParts } from '../http/long-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { startDriverSession } from '../http/start-session.ts';
import { wholeList } from '../http/whole-list.ts';
import { keepProof } from '../work/keep-proof.ts';
import { moveOrder } from '../work/move-order.ts';
import { moveSubOrder } from '../work/move-sub-order.ts';
import { jobById, openJobs } from './jobs.ts';

/** What the driver app does (api.md, "What the panel's calls imply"). */
export function driverAppRoutes(app: App): void {
  serve(app, signInDriver, async ({ body, address, gone }) => {
    const identifier = typedNumber(body.domain);
    const who = { what: 'driver sign-in', account: `${identifier} ${phoneToStore(body.phone)}`, address };
    const row = await guardedSignIn(app, who, async () => {
      const found = await findDriver(app, identifier, body.phone);
      const isRight = await verifyPassword(body.password, found?.password_hash ?? null, gone());
      if (!found || !isRight) throw new Refusal(401, 'رقم الهاتف أو كلمة المرور غير صحيحة.');
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
    listJobs,
    async ({ session }) => new InParts(wholeList((part) => openJobs(app.db, session, part))),
  );

  serve(app, moveOrderCall, async ({ params: { orderId }, body, session }) => {
    const { companyId, driverId } = session;
    const { status: to, proofOfDeliveryUrl: proof = null } = body;
    await moveOrder(app, { companyId, driverId, orderId, to, proof });
    return { job: await jobById(app.db, session, orderId) };
  });

  serve(app, attachProof, async ({ params: { orderId }, body: { picture }, session }) => {
    const { companyId, driverId } = session;
    return { proofOfDeliveryUrl: await keepProof(app, { companyId, driverId, orderId, picture }) };
  });

  serve(app, moveSubOrderCall, async ({ params: { subOrderId }, body, session }) => {
    const { companyId, driverId } = session;
    const { status: to, reason = null } = body;
    await moveSubOrder(app, { companyId, driverId, subOrderId, to, reason });
    return { job: await jobById(app.db, session, subOrderId) };
  });
}

async function findDriver(app: App, identifier: string, phone: string) {
  const spellings = phoneSpellings(phone);
  const people = await asSignIn(app.db, (tx) =>
    tx
      .selectFrom('drivers')
      .innerJoin('companies', 'companies.id', 'drivers.company_id')
      .select(['drivers.company_id', 'drivers.id', 'drivers.name', 'drivers.phone', 'drivers.password_hash'])
      .select('companies.name as company_name')
      .where('companies.identifier', '=', identifier)
      .where('drivers.phone', 'in', spellings)
      .where('drivers.archived_at', 'is', null)
      .orderBy('drivers.id')
      .execute(),
  );
  return closestSpelling(people, spellings);
}
