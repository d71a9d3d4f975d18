import { rejectBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { rejectRegistration } from '@hawiyat/shared/contract/company/review';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import { operatorActor } from '../../auth/index.ts';
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
} from '../../companies/index.ts';
import { assertPlainText } from '../../kernel/plain-text.ts';
import { deliverMails } from '../../mail/index.ts';
import { knownError } from '../../server/domain-error-responses.ts';
import { HttpError, invalid } from '../../server/http-error.ts';
import { messages } from '../../server/messages.ts';
import { noteOperator, type Operator } from '../../server/principals.ts';
import { validate } from '../../server/validate.ts';
import { type BankOutcome, bankChangesSection } from './bank-changes.ts';
import type { ReviewOutcome } from './registration-card.ts';
import { registrationsPage } from './registrations.ts';
import { formOf, show, showSignIn } from './reply.ts';
import { lastAction, lastActionCookie, operatorOf } from './session.ts';

const path = '/operator/registrations';
const shown = 20;
const layout = { title: 'طلبات التسجيل', section: 'registrations' } as const;

const doneTexts: Record<string, string> = {
  approve: 'تم قبول طلب التسجيل.',
  reject: 'تم رفض طلب التسجيل.',
  'approve-bank': 'تم اعتماد الحساب البنكي الجديد.',
  'reject-bank': 'تم رفض تغيير الحساب البنكي.',
};

type Outcome = ReviewOutcome | BankOutcome;

const isAboutBank = (action: string) => action.endsWith('-bank');

/**
 * Serves `/operator/registrations`: the companies, and the bank accounts, that wait for a decision. `npm run review`
 * decides alike.
 */
export function serveRegistrationsPage(app: App, http: FastifyInstance): void {
  http.get<{ Querystring: { after?: string } }>(path, async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return showSignIn(app, reply, 200);
    const outcome = await outcomeOfLast(app, request);
    if (outcome) reply.header('set-cookie', lastActionCookie(app, request, null));
    const content = await waiting(app, String(request.query.after ?? ''), outcome);
    return show(app, reply, { ...layout, content, operator });
  });

  http.post(path, async (request, reply) => {
    const operator = await operatorOf(app, request);
    if (!operator) return showSignIn(app, reply, 401, messages.sessionEnded);
    const sent = formOf(request);
    const [action = '', id = '', after = ''] = ['action', 'id', 'after'].map((name) => sent.get(name) ?? '');
    try {
      assertPlainText(Object.fromEntries(sent));
      await decide(app, operator, action, id, sent);
      noteOperator(app, operator, `registrations.${action} ${id}`);
      void deliverMails(app);
      return reply
        .header('set-cookie', lastActionCookie(app, request, `registrations.${action}.${id}`))
        .redirect(after === '' ? path : `${path}?after=${encodeURIComponent(after)}`, 303);
    } catch (cause) {
      const error = knownError(cause);
      if (!error) throw cause;
      const { message, fields: errors = {} } = error.body;
      const rejected = { action, values: sent, errors };
      const outcome = isAboutBank(action)
        ? { text: message, bankChange: await findBankChange(app, id), rejected }
        : { text: message, registration: await registrationOf(app, id), rejected };
      const content = await waiting(app, after, outcome);
      return show(app, reply, { status: error.status, ...layout, content, operator });
    }
  });
}

/** @throws DomainError or HttpError when it is impossible, above all when another operator was faster */
async function decide(
  app: App,
  operator: Operator,
  action: string,
  id: string,
  sent: URLSearchParams,
): Promise<void> {
  const actor = operatorActor(operator);
  const typed = { reason: sent.get('reason') ?? '' };
  if (action === 'approve') {
    await approve(app, id, actor);
    return;
  }
  if (action === 'approve-bank') {
    await approveChange(app, id, actor);
    return;
  }
  if (action === 'reject-bank') {
    validate(rejectBankChange.body, typed, invalid);
    await rejectChange(app, id, rejectBankChange.body.parse(typed).reason, actor);
    return;
  }
  if (action !== 'reject') throw new HttpError(404, messages.notFound);
  validate(rejectRegistration.body, typed, invalid);
  await reject(app, id, rejectRegistration.body.parse(typed).reason);
}

/** One page of the queue, oldest first. @param after the cursor of an earlier page; empty for the first one */
async function waiting(app: App, after: string, outcome: Outcome | null): Promise<string> {
  const query = { status: 'pending', limit: shown, ...(after !== '' && { cursor: after }) } as const;
  const { rows, nextCursor = null } = await findRegistrations(app, query, 'asc');
  const registrations = rows.map((row) => presentRegistration(row, row.identifier));
  const cursor = after === '' ? null : after;
  const ofBank = outcome && 'bankChange' in outcome ? outcome : null;
  const ofRegistration = outcome && 'registration' in outcome ? outcome : null;
  const { bankChanges } = await findBankChanges(app, { status: 'waiting', limit: shown }, 'asc');
  const sections = [
    bankChangesSection(bankChanges, ofBank),
    registrationsPage({ registrations, now: app.now(), cursor, nextCursor }, ofRegistration),
  ];
  return sections.join('\n');
}

async function registrationOf(app: App, id: string): Promise<ReviewOutcome['registration']> {
  const row = await findRegistration(app, id);
  return row ? presentRegistration(row, row.identifier) : null;
}

/** The decision that the last form made, for the page to confirm once. */
async function outcomeOfLast(app: App, request: FastifyRequest): Promise<Outcome | null> {
  const [section, action = '', id = ''] = lastAction(app, request)?.split('.') ?? [];
  const text = section === 'registrations' ? doneTexts[action] : undefined;
  if (text === undefined) return null;
  if (isAboutBank(action)) return { text, bankChange: await findBankChange(app, id), rejected: null };
  return { text, registration: await registrationOf(app, id), rejected: null };
}
