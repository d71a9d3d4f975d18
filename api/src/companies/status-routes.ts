import { listCompanies, reinstateCompany, suspendCompany } from '@hawiyat/shared/contract/company/review';
import type { App } from '../app-context.ts';
import { operatorActor } from '../auth/index.ts';
import { serve } from '../http/serve.ts';
import { deliverMails } from '../mail/index.ts';
import { findCompanies, reinstate, type StatusRow, suspend } from './company-status.ts';
import { alreadySuspended, notSuspended } from './errors.ts';

export function companyStatusRoutes(app: App): void {
  serve(
    app,
    listCompanies,
    async ({ query }) => {
      const { rows, ...end } = await findCompanies(app, query);
      return { companies: rows.map(presentStatus), ...end };
    },
    { isList: true },
  );

  serve(app, suspendCompany, async ({ params: { companyId }, body: { reason }, session }) => {
    const row = await suspend(app, companyId, reason, operatorActor(session));
    void deliverMails(app);
    return { company: presentStatus(row) };
  }).throws(alreadySuspended);

  serve(app, reinstateCompany, async ({ params: { companyId }, session }) => ({
    company: presentStatus(await reinstate(app, companyId, operatorActor(session))),
  })).throws(notSuspended);
}

const presentStatus = ({ id, name, identifier, status }: StatusRow) => ({ id, name, identifier, status });
