import {
  approveBankChange,
  confirmBankChange,
  fetchBankAccount,
  listBankChanges,
  rejectBankChange,
  requestBankChange,
  withdrawBankChange,
} from '@hawiyat/shared/contract/company/bank-change';
import type { App } from '../app-context.ts';
import { codeExpired, codeSpent, codeWrong, passwordWrong } from '../auth/errors.ts';
import { operatorActor, proveOwnPassword } from '../auth/index.ts';
import { serve } from '../http/serve.ts';
import { deliverMails } from '../mail/index.ts';
import { bankAccountOf } from './bank-account-query.ts';
import { findBankChanges } from './bank-change-queries.ts';
import { confirmChange, withdrawChange } from './confirm-bank-change.ts';
import { bankAccountSame, bankChangeDecided, bankChangeMissing, bankChangeWaiting } from './errors.ts';
import { askForBankChange } from './request-bank-change.ts';
import { approveChange, rejectChange } from './review-bank-change.ts';

export function bankRoutes(app: App): void {
  serve(app, fetchBankAccount, ({ session: { companyId } }) => bankAccountOf(app, companyId));

  serve(app, requestBankChange, async ({ body: { password, ...draft }, session, signal }) => {
    await proveOwnPassword(app, { session, signal }, password, passwordWrong);
    const change = await askForBankChange(app, session, draft);
    void deliverMails(app);
    return { change };
  }).throws(passwordWrong, bankAccountSame, bankChangeWaiting);

  serve(app, confirmBankChange, async ({ body: { code }, session }) => ({
    change: await confirmChange(app, session, code),
  })).throws(bankChangeMissing, codeWrong, codeExpired, codeSpent);

  serve(app, withdrawBankChange, async ({ session }) => ({
    change: await withdrawChange(app, session),
  })).throws(bankChangeMissing);

  serve(app, listBankChanges, ({ query }) => findBankChanges(app, query), { isList: true });

  serve(app, approveBankChange, async ({ params: { bankChangeId }, session }) => {
    const bankChange = await approveChange(app, bankChangeId, operatorActor(session));
    void deliverMails(app);
    return { bankChange };
  }).throws(bankChangeDecided);

  serve(app, rejectBankChange, async ({ params: { bankChangeId }, body: { reason }, session }) => {
    const bankChange = await rejectChange(app, bankChangeId, reason, operatorActor(session));
    void deliverMails(app);
    return { bankChange };
  }).throws(bankChangeDecided);
}
