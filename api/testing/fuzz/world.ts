import { randomBytes } from 'node:crypto';
import { publishRelease } from '@hawiyat/shared/contract/releases';
import { sql } from 'kysely';
import { asCompany, asPlatform } from '../../src/db/tenant.ts';
import { startCustomerSession, startDriverSession, startSession } from '../../src/http/session.ts';
import { fullCompany } from '../full-company.ts';
import { sampleHost } from '../sample-release.ts';
import type { TestServer } from '../server.ts';
import type { Dice } from './dice.ts';
import type { Known } from './valid.ts';

export type Identity = 'company' | 'customer' | 'driver' | 'operator';

/** People who may call everything, and the ids of what is there to be called upon. */
export async function fuzzWorld(server: TestServer) {
  const { db } = server;
  const company = await fullCompany(db, '9000004242');
  // The panel's own calls tell of releases, so there must be some.
  await server.fetch(publishRelease.path, {
    method: 'POST',
    token: server.operatorToken,
    json: sampleHost(),
  });
  const session = {
    company: () => startSession(db, { companyId: company.company, adminId: company.admin }, new Date()),
    customer: () => startCustomerSession(db, company.customer, new Date()),
    driver: () =>
      startDriverSession(db, { companyId: company.company, driverId: company.driver }, new Date()),
    operator: async () => server.operatorToken,
  };
  const tokens = {
    company: await session.company(),
    customer: await session.customer(),
    driver: await session.driver(),
    operator: server.operatorToken,
  };
  const verified = await verifiedEmails(server, 400);

  /** The newest ids of everything, as they stand now: what was deleted is no longer chosen. */
  let ids: Record<string, readonly string[]> = {};
  async function look(): Promise<void> {
    const own = (table: string, where = 'true') =>
      asCompany(db, company.company, async (tx) =>
        (
          await sql<{
            id: string;
          }>`${sql.raw(`select id from ${table} where ${where} order by created_at desc limit 30`)}`.execute(
            tx,
          )
        ).rows.map((it) => it.id),
      );
    const platform = (text: string) =>
      asPlatform(db, async (tx) =>
        (await sql<{ id: string }>`${sql.raw(text)}`.execute(tx)).rows.map((it) => it.id),
      );
    ids = {
      containerId: await own('containers', 'archived_at is null'),
      driverId: [company.driver, ...(await own('drivers', 'archived_at is null'))],
      orderId: await own('orders'),
      subOrderId: await own('sub_orders'),
      offerId: await own('offers'),
      globalOrderId: await platform(
        `select id from requests where status = 'open' order by created_at desc limit 30`,
      ),
      requestId: await platform(
        `select id from requests where customer_id = '${company.customer}' and status = 'open' order by created_at desc limit 30`,
      ),
      registrationId: await platform('select id from registrations order by created_at desc limit 30'),
      companyId: await platform(
        `select id from companies where id <> '${company.company}' order by created_at desc limit 5`,
      ),
    };
  }
  await look();

  const digits = (dice: Dice, length: number) =>
    Array.from({ length }, () => String(dice.whole(0, 9))).join('');
  /** What makes a request sensible beyond what its schema says. */
  const known: Known = (name, dice) => {
    const some = ids[name];
    if (some) return some.length > 0 ? dice.pick(some) : '00000000-0000-4000-8000-000000000000';
    switch (name) {
      case 'phone':
      case 'companyPhoneNumber':
        return `05${digits(dice, 8)}`;
      case 'identityNumber':
        return `1${digits(dice, 9)}`;
      case 'commercialNumber':
        return `7${digits(dice, 9)}`;
      case 'password':
        return 'a-long-enough-password';
      case 'birthDate':
        return '1990-05-17';
      case 'type':
      case 'containerType':
        return dice.chance(0.7) ? 'حاويات أنقاض' : undefined;
      case 'size':
      case 'containerSize':
        return dice.chance(0.7) ? '20 yard' : undefined;
      case 'rentalType':
        return dice.chance(0.7) ? 'once' : undefined;
      case 'unloadCount':
        return dice.chance(0.7) ? null : undefined;
      case 'csv':
        return '';
      case 'cursor':
        return undefined;
      case 'email':
        return dice.chance(0.3) ? dice.pick(verified) : undefined;
      case 'price':
        return dice.whole(1, 100_000) / 100;
      case 'from':
        return '2026-01-01';
      case 'to':
        return '2026-12-31';
      case 'period':
        return dice.pick(['12months', '6months', '1months']);
      case 'files':
        return {};
      default:
        return undefined;
    }
  };
  return { company, tokens, session, known, look };
}

/** Addresses whose owners have entered their code. */
async function verifiedEmails({ db }: TestServer, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => `owner${i}@fuzz.example`);
  const now = new Date();
  await asPlatform(db, (tx) =>
    tx
      .insertInto('email_verifications')
      .values(
        emails.map((email) => ({
          email,
          salt: randomBytes(16),
          code_hash: randomBytes(32),
          sent_at: now,
          expires_at: new Date(now.getTime() + 600_000),
          verified_at: now,
        })),
      )
      .execute(),
  );
  return emails;
}
