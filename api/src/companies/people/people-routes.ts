import * as contract from '@hawiyat/shared/contract/account/people';
import type { App } from '../../app-context.ts';
import { type AttemptContext, countAttempt } from '../../http/attempt-limit.ts';
import { serve } from '../../http/serve.ts';
import { tooOften } from '../../kernel/errors.ts';
import { deliverMails } from '../../mail/index.ts';
import { alreadyPerson, lastOwner } from '../errors.ts';
import { changeRole, removePerson } from './change-person.ts';
import { invitePerson, takeBack } from './invite-person.ts';
import { findPeople, presentInvite, presentPerson } from './people-queries.ts';

const day = 24 * 3600;
const fromCompany = { allowed: 5, seconds: day };
/** One person may have registered many companies. */
const toMailbox = { allowed: 20, seconds: day };

export function peopleRoutes(app: App): void {
  serve(app, contract.listPeople, async ({ session: { companyId } }) => {
    const { people, invites } = await findPeople(app, companyId);
    return { people: people.map(presentPerson), invites: invites.map(presentInvite) };
  });

  serve(app, contract.invitePerson, async ({ body, session }) => {
    await countInvite(app, session.companyId, body.email);
    const row = await invitePerson(app, session, body, app.linkUrl);
    void deliverMails(app);
    return { invite: presentInvite(row) };
  }).throws(alreadyPerson);

  serve(app, contract.takeBackInvite, async ({ params: { inviteId }, session }) => {
    await takeBack(app, session, inviteId);
    return { message: 'تم إلغاء الدعوة.' };
  });

  serve(app, contract.changePerson, async ({ params: { personId }, body: { role }, session }) => ({
    person: presentPerson(await changeRole(app, session, personId, role)),
  })).throws(lastOwner);

  serve(app, contract.removePerson, async ({ params: { personId }, session }) => {
    await removePerson(app, session, personId);
    return { message: 'تمت إزالة المستخدم.' };
  }).throws(lastOwner);
}

/** Prevents that the platform floods a mailbox. */
async function countInvite(app: AttemptContext, companyId: string, email: string): Promise<void> {
  let wait = await countAttempt(app, ['invites of a company to', `${companyId} ${email}`], fromCompany);
  wait ||= await countAttempt(app, ['invites to', email], toMailbox);
  if (wait > 0) throw tooOften({ wait });
}
