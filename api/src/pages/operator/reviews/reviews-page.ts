import { rejectBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { rejectRegistration } from '@hawiyat/shared/contract/company/review';
import { html } from 'ghtml';
import type { App } from '../../../app-context.ts';
import { operatorActor } from '../../../auth/index.ts';
import {
  approve,
  approveChange,
  findBankChange,
  findBankChanges,
  findRegistration,
  findRegistrations,
  presentRegistration,
  reject,
  rejectChange,
} from '../../../companies/index.ts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import { messages } from '../../../http/messages.ts';
import type { Operator } from '../../../http/principals.ts';
import { validate } from '../../../http/validate.ts';
import { assertPlainText } from '../../../kernel/plain-text.ts';
import { deliverMails } from '../../../mail/index.ts';
import type { Outcome } from '../components/notice.ts';
import { typedText } from '../components/text.ts';
import type { FormPage } from '../form-page.ts';
import { bankChangesContent } from './bank-changes.ts';
import { decision, registrationsContent } from './registrations.ts';
import { noticeOfGone } from './review-card.ts';

const path = '/operator/registrations';
const shown = 20;

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

async function reviewed(app: App, card: string, action: string): Promise<Partial<Outcome>> {
  if (action.endsWith('-bank')) {
    const change = await findBankChange(app, card);
    return change ? { card, details: html`<p>!${typedText(change.company.name)}</p>` } : {};
  }
  const row = await findRegistration(app, card);
  return row ? { card, details: decision(presentRegistration(row, row.identifier)) } : {};
}
