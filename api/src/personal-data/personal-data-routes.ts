import * as calls from '@hawiyat/shared/contract/account/personal-data';
import type { App } from '../app-context.ts';
import { driverBusy, driverMissing } from '../fleet/errors.ts';
import { forgetAnswers } from '../http/idempotency-key.ts';
import { serve } from '../http/serve.ts';
import { notFound } from '../kernel/errors.ts';
import { changeConsent, consentsOf } from './consents.ts';
import { copyCustomer } from './customer-copy.ts';
import { eraseCustomer } from './customer-data.ts';
import { copyDriver, eraseDriverData } from './driver-data.ts';
import { customerBusy, personActive } from './errors.ts';
import { copyPerson, erasePerson, findSubjects } from './person-data.ts';
import { retentions } from './retention.ts';

export function personalDataRoutes(app: App): void {
  serve(app, calls.fetchPersonalData, async ({ session }) => ({
    retention: Object.values(retentions).map(({ what, period, why }) => ({ what, period, why })),
    persons: await findSubjects(app, session),
  }));
  serve(app, calls.copyPersonData, async ({ params: { personId }, session }) => ({
    copy: await copyPerson(app, session, personId),
  }));
  serve(app, calls.erasePersonData, async ({ params: { personId }, session }) => {
    const erasure = await erasePerson(app, session, personId);
    await forgetAnswers(app, session.companyId);
    return { erasure };
  }).throws(personActive);
  serve(app, calls.copyDriverData, async ({ params: { driverId }, session }) => ({
    copy: await copyDriver(app, session, driverId),
  })).throws(driverMissing);
  serve(app, calls.eraseDriverData, async ({ params: { driverId }, session }) => {
    const erasure = await eraseDriverData(app, session, driverId);
    await forgetAnswers(app, session.companyId);
    return { erasure };
  }).throws(driverMissing, driverBusy);
  serve(app, calls.copyCustomerData, async ({ body: { phone } }) => ({
    copy: await copyCustomer(app, phone),
  })).throws(notFound);
  serve(app, calls.eraseCustomerData, async ({ body: { phone } }) => {
    const erasure = await eraseCustomer(app, phone);
    // Any company's answers may name the recipient of an order.
    await forgetAnswers(app);
    return { erasure };
  }).throws(notFound, customerBusy);
  serve(app, calls.listConsents, async ({ session }) => ({ consents: await consentsOf(app, session) }));
  serve(app, calls.saveConsent, async ({ body, session }) => ({
    consents: await changeConsent(app, session, body),
  }));
}
