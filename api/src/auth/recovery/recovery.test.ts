import {
  forgotIdentifier,
  forgotPassword,
  resetPassword,
} from '@hawiyat/shared/contract/account/account-recovery';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { askSignInLink } from '@hawiyat/shared/contract/account/sign-in-link';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { accountServer } from '../../../testing/account-server.ts';
import { testDatabase } from '../../../testing/database.ts';
import { type TestCompany, testServer } from '../../../testing/server.ts';
import { asPlatform, asSignIn } from '../../db/tenant.ts';
import { workAfterAnswers } from '../../http/after-answer.ts';

type Account = Awaited<ReturnType<typeof accountServer>>;
let account: Account;
beforeAll(async () => {
  account = await accountServer();
}, 60_000);

const fresh = 'a-new-long-password';
const over = [
  409,
  { message: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد.', code: 'link-over' },
];
const uses = (token: string) => account.server.fetch(listContainers.path, { token });
const forget = ({ credentials: { domain, email } }: TestCompany) =>
  account.post(forgotPassword.path, { domain, email });
const reset = (token: string, password = fresh) =>
  account.told(account.post(resetPassword.path, { token, password }));

/** The token in the newest link. */
async function tokenFor(company: TestCompany): Promise<string> {
  expect((await forget(company)).status).toBe(200);
  const { text } = (await account.emailsTo(company.admin.email)).at(-1) ?? { text: '' };
  return /^\S*\/reset-password#([\w-]{43})$/m.exec(text)?.[1] ?? '';
}

test('a link of half an hour sets a new password once, ends every session, and an e-mail says so', async () => {
  const company = await account.server.createCompany('حاويات الشرق');
  const sessions = [await company.signIn(), await company.signIn()];
  const token = await tokenFor(company);
  expect((await reset(token))[0]).toBe(200);
  for (const session of sessions) expect((await uses(session)).status).toBe(401);
  expect((await account.post(signIn.path, company.credentials)).status).toBe(401);
  expect((await account.post(signIn.path, { ...company.credentials, password: fresh })).status).toBe(200);
  expect((await account.emailsTo(company.admin.email)).map(({ subject }) => subject)).toEqual([
    'تعيين كلمة مرور جديدة',
    'تغيّرت كلمة مرورك',
  ]);
  expect(await reset(token, 'another-long-password')).toEqual(over);
});

test('a link ends after 30 minutes, and not with a newer one', async () => {
  const company = await account.server.createCompany('حاويات الغرب');
  const older = await tokenFor(company);
  account.server.passTime(61_000);
  const newer = await tokenFor(company);
  expect(newer).not.toBe(older);
  account.server.passTime(29 * 60_000);
  expect(await reset(older)).toEqual(over);
  // Too short, so that the link stays.
  expect((await reset(newer, 'short'))[0]).toBe(400);
  account.server.passTime(60_000);
  expect(await reset(newer)).toEqual(over);
  expect(await reset('x'.repeat(43))).toEqual(over);
  expect((await account.post(signIn.path, company.credentials)).status).toBe(200);
});

test('two simultaneous uses of one link set one password', async () => {
  const company = await account.server.createCompany('حاويات الشمال');
  const token = await tokenFor(company);
  const statuses = await Promise.all([reset(token, `${fresh}-1`), reset(token, `${fresh}-2`)]);
  expect(statuses.map(([status]) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['of less than eight characters', 'short', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['that everybody knows', 'password123', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
])('a new password %s is refused, and the link stays good', async (_, password, text) => {
  const company = await account.server.createCompany('حاويات الجنوب');
  const token = await tokenFor(company);
  expect(await reset(token, password)).toMatchObject([400, { fields: { password: text } }]);
  expect((await reset(token))[0]).toBe(200);
});

test('the token is stored as a hash only, and stands in no log', async () => {
  const company = await account.server.createCompany('حاويات الوسط');
  const token = await tokenFor(company);
  const [stored] = await asSignIn(account.server.db, (tx) =>
    tx.selectFrom('email_links').selectAll().where('company_id', '=', company.id).execute(),
  );
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await reset(token))[0]).toBe(200);
  expect(account.server.logs()).not.toContain(token);
});

/** Rows of every table that a request without a session may write. */
async function rows() {
  const { db } = account.server;
  const attempts = await asSignIn(db, (tx) => tx.selectFrom('attempts').select('count').execute());
  const events = await asPlatform(db, (tx) => tx.selectFrom('events').select('id').execute());
  return { attempts: attempts.length, events: events.length };
}

test.each(['password', 'identifier'] as const)(
  'nobody learns from a forgotten %s who has an account: same answer, same rows before it, an e-mail only for the owner',
  async (what) => {
    const company = await account.server.createCompany('حاويات معروفة');
    const ask = (credentials: { domain: string; email: string }) =>
      account.told(
        what === 'password'
          ? account.post(forgotPassword.path, credentials)
          : account.post(forgotIdentifier.path, { email: credentials.email }),
      );
    const { domain, email } = company.credentials;
    const strangers = [
      { domain, email: 'nobody@example.com' },
      { domain: '9111111111', email: `x-${email}` },
    ];
    // The network's own counter begins with its first request.
    await ask({ domain, email: 'first@example.com' });
    const before = await rows();
    const known = await ask({ domain, email });
    const after = await rows();
    for (const stranger of strangers) {
      const started = await rows();
      expect(await ask(stranger)).toEqual(known);
      const ended = await rows();
      expect(ended.attempts - started.attempts).toBe(after.attempts - before.attempts);
      expect(ended.events - started.events).toBe(after.events - before.events);
      expect(await account.emailsTo(stranger.email)).toEqual([]);
    }
    expect(known[0]).toBe(200);
    expect(await account.emailsTo(email)).toHaveLength(1);
    // The second one within a minute waits, and so it does for an unknown address.
    const waits = await ask({ domain, email });
    expect(waits[0]).toBe(429);
    expect((await ask(strangers[0] ?? { domain, email }))[0]).toBe(429);
  },
);

test('a forgotten identifier comes by e-mail, of every company in which the address is a person', async () => {
  const [one, other] = [
    await account.server.createCompany('شركة أولى'),
    await account.server.createCompany('شركة ثانية'),
  ];
  await asPlatform(account.server.db, (tx) =>
    tx
      .insertInto('admins')
      .values({ company_id: other.id, name: 'سعد', email: one.admin.email, password_hash: 'none' })
      .execute(),
  );
  await account.post(forgotIdentifier.path, { email: ` ${one.admin.email.toUpperCase()} ` });
  const [got] = await account.emailsTo(one.admin.email);
  expect(got?.text).toContain(`\u2068شركة أولى\u2069: \u2066${one.credentials.domain}\u2069`);
  expect(got?.text).toContain(`\u2068شركة ثانية\u2069: \u2066${other.credentials.domain}\u2069`);
});

test.each([
  ['a forgotten password', forgotPassword.path],
  ['a forgotten identifier', forgotIdentifier.path],
  ['a link to sign in', askSignInLink.path],
])('%s of an unknown account costs the database what a known one’s does', async (_, path) => {
  const database = await testDatabase();
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const server = await testServer({ given: { ...database, db: database.db.withPlugin(counter) } });
  try {
    const { credentials } = await server.createCompany('حاويات معروفة');
    const { domain, email } = credentials;
    const cost = async (asked: string) => {
      const before = statements;
      const answer = await server.fetch(path, { method: 'POST', json: { domain, email: asked } });
      expect(answer.status).toBe(200);
      await workAfterAnswers(server.app);
      return statements - before;
    };
    // The first one fills what a server keeps.
    await cost('first@example.com');
    const unknown = await cost('nobody@example.com');
    const known = await cost(email);
    // All but the row of a link that nobody could use.
    expect([0, 1]).toContain(known - unknown);
  } finally {
    await server.close();
  }
});
