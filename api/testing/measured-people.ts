import { randomBytes } from 'node:crypto';
import { join, openInvite } from '@hawiyat/shared/contract/account/join';
import { endOwnSession, endOwnSessions } from '@hawiyat/shared/contract/account/own-sessions';
import * as people from '@hawiyat/shared/contract/account/people';
import * as personalData from '@hawiyat/shared/contract/account/personal-data';
import { leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import { addDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { addSavedView, deleteSavedView, renameSavedView } from '@hawiyat/shared/contract/fleet/saved-views';
import { tokenHash } from '../src/auth/sessions/token.ts';
import { startSession } from '../src/auth/sign-in/start-session.ts';
import type { Db } from '../src/db/schema.ts';
import { asCompany, asSessions } from '../src/db/tenant.ts';
import { testPassword } from './credentials.ts';
import type { Caller } from './measured-call.ts';

/** People come, change and leave. */
export async function peopleOf(
  { id: companyId, token }: { id: string; token: string },
  { measured, db }: Caller,
): Promise<void> {
  const draft = { name: 'نورة', email: 'noura@company.example', role: 'viewer' };
  const { invite } = await measured(people.invitePerson, { token, body: draft });
  await measured(people.takeBackInvite, { token, ids: { inviteId: invite?.id } });

  const link = await linkTo(db, companyId);
  await measured(openInvite, { body: { token: link } });
  const body = { token: link, name: 'نورة', password: testPassword };
  const joined = await measured(join, { body });
  const personId = joined.adminUser?.id;
  await viewsOf(joined.token, measured);
  await measured(saveProfile, { token: joined.token, body: { name: 'نورة القحطاني' } });
  const again = () => startSession(db, { companyId, adminId: personId }, new Date());
  const session = await asSessions(db, 'admin_sessions', (tx) =>
    tx.selectFrom('admin_sessions').select('id').where('admin_id', '=', personId).executeTakeFirstOrThrow(),
  );
  await measured(endOwnSession, { token: joined.token, ids: { sessionId: session.id } });
  await measured(endOwnSessions, { token: await again() });
  await measured(people.changePerson, { token, ids: { personId }, body: { role: 'owner' } });
  await measured(leaveCompany, { token: await again() });

  await measured(personalData.saveConsent, { token, body: { channel: 'device', given: true } });
  await measured(personalData.copyPersonData, { token, ids: { personId } });
  await measured(personalData.erasePersonData, { token, ids: { personId } });
  await dataOfDriver(token, measured);

  const other = await linkTo(db, companyId);
  const second = await measured(join, { body: { ...body, token: other } });
  await measured(people.removePerson, { token, ids: { personId: second.adminUser?.id } });
}

async function viewsOf(token: string, measured: Caller['measured']): Promise<void> {
  const body = { name: 'المتأخرة', question: 'back=late' };
  const { view } = await measured(addSavedView, { token, body });
  const ids = { viewId: view?.id };
  await measured(renameSavedView, { token, ids, body: { name: 'لم تعد' } });
  await measured(deleteSavedView, { token, ids });
}

/** A driver comes, and his data is copied and deleted. */
async function dataOfDriver(token: string, measured: Caller['measured']): Promise<void> {
  const body = { name: 'سائق', phone: '0557654321', identityNumber: '1999999987' };
  const { driver } = await measured(addDriver, { token, body });
  const ids = { driverId: driver?.id };
  await measured(personalData.copyDriverData, { token, ids });
  await measured(personalData.eraseDriverData, { token, ids });
}

/** An invite whose link is known. */
async function linkTo(db: Db, company_id: string): Promise<string> {
  const link = randomBytes(32).toString('base64url');
  await asCompany(db, company_id, async (tx) => {
    const admin = await tx.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    const now = Date.now();
    await tx
      .insertInto('invites')
      .values({
        ...{ company_id, name: 'نورة', email: 'noura@company.example', role: 'viewer' },
        ...{ token_hash: tokenHash(link), invited_by: admin.id },
        ...{ created_at: new Date(now), expires_at: new Date(now + 3_600_000) },
      })
      .execute();
  });
  return link;
}
