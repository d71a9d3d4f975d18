import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
} from '@hawiyat/shared/contract/company/review';
import type { App } from '../app-context.ts';
import { operatorActor } from '../auth/index.ts';
import { serve } from '../http/serve.ts';
import { deliverMails } from '../mail/index.ts';
import { commercialNumberTaken, registrationDecided } from './errors.ts';
import { presentRegistration } from './registration-presenter.ts';
import { findRegistrations } from './registration-queries.ts';
import { approve, reject } from './review-registration.ts';

export function reviewRoutes(app: App): void {
  serve(
    app,
    listRegistrations,
    async ({ query }) => {
      const { rows, ...end } = await findRegistrations(app, query);
      return { registrations: rows.map((row) => presentRegistration(row, row.identifier)), ...end };
    },
    { isList: true },
  );

  serve(app, approveRegistration, async ({ params: { registrationId }, session }) => {
    const row = await approve(app, registrationId, operatorActor(session));
    void deliverMails(app);
    return { registration: presentRegistration(row, row.identifier) };
  }).throws(registrationDecided, commercialNumberTaken);

  serve(app, rejectRegistration, async ({ params: { registrationId }, body: { reason } }) => {
    const row = await reject(app, registrationId, reason);
    void deliverMails(app);
    return { registration: presentRegistration(row, row.identifier) };
  }).throws(registrationDecided);
}
