import { setTimeout } from 'node:timers/promises';
import { forgotPassword, resetPage, resetPassword } from '@hawiyat/shared/contract/account/account-recovery';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
} from '@hawiyat/shared/contract/account/account-security';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { registerCustomer, signInCustomer } from '@hawiyat/shared/contract/marketplace/customer';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { startBuilt } from '../soak/built-server.ts';
import { productionCost } from '../src/auth/credentials/password.ts';
import { readOutbox } from '../src/mail/outbox.ts';
import { owner as admin, attackedCompany, colleagues, median, newNetwork } from './attacked-company.ts';

/*
 * Whether strangers keep people out, on the server as it is built and with its own limits. Each address is one of
 * the trusted proxy's `X-Forwarded-For`.
 */

const tries = colleagues.length;
/** Milliseconds on a calm machine; on a busy one ten times what a sign-in takes there without an attack. */
let longest = 5_000;
const phone = '0551230001';

let url: string;
let outboxIn: string;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** The server as it is built, with its own limits. */
async function startServer(): Promise<void> {
  const { dataDir, databaseUrl, database, end } = await attackedCompany('PostgreSQL', productionCost);
  cleanups.push(end);
  await database.close();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const server = await startBuilt(env);
  outboxIn = dataDir;
  cleanups.push(() => server.kill());
  url = server.url;
}

interface Answer {
  readonly status: number;
  readonly took: number;
  readonly body: unknown;
  readonly cookie: string;
}

async function post(from: string, path: string, json: object, headers: object = {}): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(json),
  });
  const text = await answer.text();
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*$/, ''));
  const cookie = cookies.find((one) => /^hawiyat_device=[^;]/.test(one)) ?? '';
  const took = performance.now() - began;
  return { status: answer.status, took, body: text === '' ? null : JSON.parse(text), cookie };
}

const { password } = admin;
const customer = { phone, password };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Runs attackers beside work; each asks again as soon as it is answered. */
async function beside(
  attack: ((at: number) => Promise<unknown>)[],
  work: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  const attackers = attack.map(async (ask) => {
    for (let at = 0; !isOver; at += 1) await ask(at);
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(attackers);
  }
}

/** Asks twenty times; each must be right within five seconds. */
async function allPass(what: string, ask: (at: number) => Promise<Answer[]>): Promise<void> {
  const times: number[] = [];
  const wrong: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const answers = await ask(at);
    const last = answers.at(-1);
    times.push(answers.reduce((sum, { took }) => sum + took, 0));
    if (last?.status !== 200) wrong.push(last?.status ?? 0);
  }
  const slowest = Math.max(...times);
  console.log(
    `${what}: ${tries - wrong.length} of ${tries}, median ${median(times).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (limit ${longest.toFixed(0)})`,
  );
  expect.soft(wrong, what).toEqual([]);
  expect.soft(slowest, what).toBeLessThanOrEqual(longest);
}

/** The token of the link that somebody was sent. */
async function linkTo(address: string): Promise<string> {
  for (;;) {
    const letter = (await readOutbox(outboxIn)).find(({ to }) => to === address);
    const [, token] = new RegExp(`${resetPage}#([\\w-]{43})`).exec(letter?.text ?? '') ?? [];
    if (token) return token;
    await setTimeout(20);
  }
}

/** What the owner and a customer have before the attack: a session, a browser, an app, and recovery codes. */
async function owner() {
  const first = await post('203.0.113.1', signIn.path, admin);
  const { token } = signIn.response.parse(first.body);
  const alone: number[] = [];
  for (let at = 0; at < 5; at += 1) alone.push((await post('203.0.113.1', signIn.path, admin)).took);
  longest = Math.max(5_000, 10 * median(alone));
  console.log(`a sign-in without an attack: median ${median(alone).toFixed(0)} ms`);
  const person = { name: 'سارة', birthDate: '1990-01-01', phone, password };
  const registered = await post('203.0.113.1', registerCustomer.path, person);
  const { deviceToken } = registerCustomer.response.parse(registered.body);
  return { token, cookie: first.cookie, deviceToken };
}

/** Password, two-factor code and proof of the own password, from known and unknown browsers and apps. */
async function everythingPasses({ token, cookie, deviceToken }: Awaited<ReturnType<typeof owner>>) {
  const home = '203.0.113.9';
  await allPass('new browser, new network', async () => [await post(newNetwork(), signIn.path, admin)]);
  await allPass('new browser, one network', async () => [await post('203.0.113.7', signIn.path, admin)]);
  await allPass('known browser', async () => [await post(home, signIn.path, admin, { cookie })]);
  await allPass('customer, new network', async () => [
    await post(newNetwork(), signInCustomer.path, customer),
  ]);
  await allPass('customer’s known app', async () => [
    await post(home, signInCustomer.path, { ...customer, deviceToken }),
  ]);
  const begun = await post('203.0.113.1', beginTwoFactor.path, { currentPassword: password }, bearer(token));
  const { secret } = beginTwoFactor.response.parse(begun.body);
  const totpCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await post('203.0.113.1', confirmTwoFactor.path, { totpCode }, bearer(token));
  let { recoveryCodes } = confirmTwoFactor.response.parse(confirmed.body);
  await allPass('own password by session', async () => {
    const answer = await post(
      newNetwork(),
      renewRecoveryCodes.path,
      { currentPassword: password },
      bearer(token),
    );
    recoveryCodes = renewRecoveryCodes.response.parse(answer.body).recoveryCodes;
    return [answer];
  });
  for (const [what, headers] of [
    ['two-factor code, new browser, new network', {}],
    ['two-factor code, known browser', { cookie }],
  ] as const)
    await allPass(what, async () => {
      if (recoveryCodes.length === 0) {
        const renewed = await post(
          '203.0.113.1',
          renewRecoveryCodes.path,
          { currentPassword: password },
          bearer(token),
        );
        recoveryCodes = renewRecoveryCodes.response.parse(renewed.body).recoveryCodes;
      }
      const from = newNetwork();
      const asked = await post(from, signIn.path, admin, headers);
      const code = { ...admin, totpCode: recoveryCodes.pop() };
      return [asked, await post(from, signIn.path, code, headers)];
    });
  await allPass('reset, new network', async (at) => {
    const [from, of] = [newNetwork(), colleagues[at] ?? ''];
    const asked = await post(from, forgotPassword.path, { domain: admin.domain, email: of });
    const token = await linkTo(of);
    return [asked, await post(from, resetPassword.path, { token, password: 'the-next-password-of-mine' })];
  });
}

test('twelve networks that guess the passwords keep nobody out', { timeout: 900_000 }, async () => {
  await startServer();
  const known = await owner();
  const statuses = new Map<number, number>();
  const guess = (network: number) => async (at: number) => {
    const [path, account] = at % 2 ? [signInCustomer.path, customer] : [signIn.path, admin];
    const { status } = await post(`192.0.2.${network}`, path, { ...account, password: 'guess' });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // Slowly enough to stay below the network's own limit for as long as possible.
    await setTimeout(500);
  };
  await beside(
    Array.from({ length: 12 }, (_, at) => guess(at + 1)),
    async () => {
      while (!statuses.has(429)) await setTimeout(100);
      await everythingPasses(known);
    },
  );
  console.log(`attackers: ${JSON.stringify(Object.fromEntries(statuses))}`);
});

test('sixty sign-ins at a time to invented accounts, from forty networks, keep nobody out', {
  timeout: 900_000,
}, async () => {
  await startServer();
  const known = await owner();
  const statuses = new Map<number, number>();
  const guess = (network: number) => async (at: number) => {
    const invented = `0559${String(network * 10_000 + at).padStart(6, '0')}`;
    const json = { phone: invented, password: 'guess' };
    const { status } = await post(`192.0.2.${1 + (network % 40)}`, signInCustomer.path, json);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 401) await setTimeout(500);
  };
  await beside(
    Array.from({ length: 60 }, (_, at) => guess(at)),
    async () => {
      while (!statuses.has(401)) await setTimeout(100);
      await everythingPasses(known);
    },
  );
  console.log(`attackers: ${JSON.stringify(Object.fromEntries(statuses))}`);
});
