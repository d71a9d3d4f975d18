import { rejectBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { rejectRegistration } from '@hawiyat/shared/contract/company/review';
import { html } from 'ghtml';
import type { App } from '../../../app-context.ts';
import { operatorActor } from '../../../auth/operator.ts';
import { findBankChange, findBankChanges } from '../../../companies/bank-change-queries.ts';
import { presentRegistration } from '../../../companies/registration-presenter.ts';
import { findRegistration, findRegistrations } from '../../../companies/registration-queries.ts';
import { approveChange, rejectChange } from '../../../companies/review-bank-change.ts';
import { approve, reject } from '../../../companies/review-registration.ts';
import { assertPlainText } from '../../../kernel/plain-text.ts';
import { deliverMails } from '../../../mail/enqueue-email.ts';
import { HttpError, invalid } from '../../../server/http-error.ts';
import { messages } from '../../../server/messages.ts';
import type { Operator } from '../../../server/principals.ts';
import { validate } from '../../../server/validate.ts';
import type { Outcome } from '../components/notice.ts';
import { typedText } from '../components/text.ts';
import type { FormPage } from '../form-page.ts';
import { bankChangesContent } from './bank-changes.ts';
import { decision, registrationsContent } from './registrations.ts';
import { noticeOfGone } from './review-card.ts';

const path = '/operator/registrations';
const shown = 20;

/**
 * `/operator/registrations`: the companies, and the bank accounts, that wait for a decision. `npm run review`
 * decides alike.
 */
export const reviewsPage = (app: App): FormPage => ({
  ...{ path, title: 'طلبات التسجيل', section: 'registrations', subject: 'id' },
  doneTexts: {
    approve: 'تم قبول طلب التسجيل.',
    reject: 'تم رفض طلب التسجيل.',
    'approve-bank': 'تم اعتماد الحساب البنكي الجديد.',
    'reject-bank': 'تم رفض تغيير الحساب البنكي.',
  },
  content: (outcome, sent) => waiting(app, sent.get('after') ?? '', outcome),
  about: (id, action) => reviewed(app, id, action),
  run: async (sent, operator) => {
    assertPlainText(Object.fromEntries(sent));
    await decide(app, operator, sent);
    void deliverMails(app);
    const after = sent.get('after') ?? '';
    return { to: after === '' ? path : `${path}?after=${encodeURIComponent(after)}` };
  },
});

/** @throws DomainError or HttpError when it is impossible, above all when another operator was faster */
async function decide(app: App, operator: Operator, sent: URLSearchParams): Promise<unknown> {
  const [id, actor] = [sent.get('id') ?? '', operatorActor(operator)];
  const typed = { reason: sent.get('reason') ?? '' };
  switch (sent.get('action')) {
    case 'approve':
      return approve(app, id, actor);
    case 'approve-bank':
      return approveChange(app, id, actor);
    case 'reject-bank':
      validate(rejectBankChange.body, typed, invalid);
      return rejectChange(app, id, rejectBankChange.body.parse(typed).reason, actor);
    case 'reject':
      validate(rejectRegistration.body, typed, invalid);
      return reject(app, id, rejectRegistration.body.parse(typed).reason);
  }
  throw new HttpError(404, messages.notFound);
}

/** One page of the queue, oldest first. @param after the cursor of an earlier page; empty for the first one */
async function waiting(app: App, after: string, outcome: Outcome | null): Promise<string> {
  const query = { status: 'pending', limit: shown, ...(after !== '' && { cursor: after }) } as const;
  const { rows, nextCursor = null } = await findRegistrations(app, query, 'asc');
  const registrations = rows.map((row) => presentRegistration(row, row.identifier));
  const cursor = after === '' ? null : after;
  const { bankChanges } = await findBankChanges(app, { status: 'waiting', limit: shown }, 'asc');
  const isInCard = [...registrations, ...bankChanges].some(({ id }) => id === outcome?.card);
  return html`!${isInCard ? '' : noticeOfGone(outcome)}
!${bankChangesContent(bankChanges, outcome)}
!${registrationsContent({ registrations, now: app.now(), cursor, nextCursor }, outcome)}`;
}

/** What an outcome is about: decided by now, by this operator or by another one, or still waiting. */
async function reviewed(app: App, card: string, action: string): Promise<Partial<Outcome>> {
  if (action.endsWith('-bank')) {
    const change = await findBankChange(app, card);
    return change ? { card, details: html`<p>!${typedText(change.company.name)}</p>` } : {};
  }
  const row = await findRegistration(app, card);
  return row ? { card, details: decision(presentRegistration(row, row.identifier)) } : {};
}
