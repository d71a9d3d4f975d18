import { randomBytes } from 'node:crypto';
import { startCustomerSession } from '../../src/auth/sessions/customer-sessions.ts';
import { startDriverSession } from '../../src/auth/sessions/driver-sessions.ts';
import { startSession } from '../../src/auth/sign-in/start-session.ts';
import { newSignUp, signUpCookie } from '../../src/companies/sign-up-cookie.ts';
import { asCompany, asPlatform } from '../../src/db/tenant.ts';
import { wellKnown } from '../../src/demo/seed/requests.ts';
import { cheapHash } from '../credentials.ts';
import { fullCompany } from '../full-company.ts';
import { releaseToAll } from '../release-to-all.ts';
import { sampleHost } from '../sample-release.ts';
import type { TestServer } from '../server.ts';
import { teamOf } from '../test-team.ts';

export type Identity = 'company' | 'customer' | 'driver' | 'team' | 'operator';
export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>;

export const identifier = '9000004242';
export const phones = { driver: '0512345678', customer: '0587654321' };

/** People of every audience, and a company with something of everything. */
export async function fuzzWorld(server: TestServer) {
  const { db } = server;
  const company = await fullCompany(db, identifier);
  // The panel's own calls report on releases, so there must be some.
  await releaseToAll(server, sampleHost());
  await giveCredentials(server, company);
  const session = {
    company: () => startSession(db, { companyId: company.company, adminId: company.admin }, new Date()),
    customer: () => startCustomerSession(db, company.customer, new Date()),
    driver: () =>
      startDriverSession(db, { companyId: company.company, driverId: company.driver }, new Date()),
    team: async () => (await teamOf(server, 'mf-fleet')).token,
    operator: async () => server.operatorToken,
  };
  const tokens = {
    company: await session.company(),
    customer: await session.customer(),
    driver: await session.driver(),
    team: (await teamOf(server, 'mf-fleet')).token,
    operator: server.operatorToken,
  };
  return { company, session, tokens, ...(await verifiedEmails(server, 400)) };
}

/** Sets passwords, and gives the driver an order. */
async function giveCredentials(
  { db }: TestServer,
  { company, customer, driver, order }: Awaited<ReturnType<typeof fullCompany>>,
): Promise<void> {
  const password_hash = cheapHash;
  await asPlatform(db, (tx) =>
    tx
      .updateTable('customers')
      .set({ ...{ password_hash, phone: '+966587654321', phone_proven_at: new Date() }, ...wellKnown })
      .where('id', '=', customer)
      .execute(),
  );
  await asCompany(db, company, async (tx) => {
    await tx
      .updateTable('drivers')
      .set({ password_hash, phone: '+966512345678' })
      .where('id', '=', driver)
      .execute();
    await tx
      .updateTable('orders')
      .set({ driver_id: driver, status: 'scheduled' })
      .where('id', '=', order)
      .execute();
  });
}

/** Addresses that a browser has entered the codes of, and the cookie that says which browser it is. */
async function verifiedEmails({ db, operatorToken }: TestServer, count: number) {
  const browser = newSignUp();
  const emails = Array.from({ length: count }, (_, i) => `owner${i}@fuzz.example`);
  const now = new Date();
  await asPlatform(db, (tx) =>
    tx
      .insertInto('email_codes')
      .values(
        emails.map((email) => ({
          email,
          browser,
          salt: randomBytes(16),
          code_hash: randomBytes(32),
          sent_at: now,
          expires_at: new Date(now.getTime() + 600_000),
          verified_at: now,
        })),
      )
      .execute(),
  );
  const [cookie = ''] = signUpCookie(operatorToken, browser, false).split(';');
  return { verified: emails, cookie };
}
