import {
  forgotIdentifier,
  forgotPassword,
  resetPassword,
} from '@hawiyat/shared/contract/account/account-recovery';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { askSignInLink, signInByLink } from '@hawiyat/shared/contract/account/sign-in-link';
import { beforeAll, expect, test } from 'vitest';
import { accountServer } from '../../../testing/account-server.ts';
import { fetchFrom } from '../../../testing/browser.ts';
import { emailedLinks } from '../../../testing/emailed-links.ts';
import type { TestCompany } from '../../../testing/server.ts';

let account: Awaited<ReturnType<typeof accountServer>>;
let links: ReturnType<typeof emailedLinks>;
beforeAll(async () => {
  account = await accountServer();
  links = emailedLinks(account, '/reset-password');
}, 60_000);

const minute = 60_000;
const askFrom = (address: string, company: TestCompany) => links.ask(address, forgotPassword.path, company);
const reset = async (token = '', password = 'a-new-long-password') =>
  account.told(account.post(resetPassword.path, { token, password }));
/** Each from a network of its own, within a moment. */
async function strangersAsk(company: TestCompany, count = 24): Promise<void> {
  for (let at = 0; at < count; at += 1) await askFrom(`10.9.0.${at + 1}`, company);
}

test('strangers from 24 networks end no link of the owner, get the same answer, and a known browser gets a new one', async () => {
  const company = await account.server.createCompany('حاويات محاصرة');
  const { domain, email } = company.credentials;
  const known = links.browserAt('127.0.3.1');
  expect((await known(signIn.path, company.credentials))[0]).toBe(200);
  const first = await askFrom('127.0.3.2', company);
  const [own] = await links.tokensOf(company);
  await strangersAsk(company);
  expect(await askFrom('127.0.3.3', company)).toEqual(first);
  expect(await links.tokensOf(company)).toHaveLength(5);

  expect(await known(forgotPassword.path, { domain, email })).toEqual(first);
  const all = await links.tokensOf(company);
  expect(all).toHaveLength(6);
  expect((await reset(own))[0]).toBe(200);
  for (const other of all) expect((await reset(other))[0]).toBe(409);
});

test('five links are good at a time, also of simultaneous requests', async () => {
  const company = await account.server.createCompany('حاويات الخمسة');
  const networks = Array.from({ length: 8 }, (_, at) => `10.9.1.${at + 1}`);
  await Promise.all(networks.map((network) => askFrom(network, company)));
  const tokens = await links.tokensOf(company);
  expect(tokens).toHaveLength(5);
  // Too short, so that each is found good and stays.
  for (const token of tokens) expect((await reset(token, 'short'))[0]).toBe(400);
  account.server.passTime(30 * minute);
  await askFrom('10.9.1.1', company);
  expect(await links.tokensOf(company)).toHaveLength(6);
  expect((await reset(tokens[4]))[0]).toBe(409);
});

test('a mailbox whose day is spent gets a further link as soon as it has no good one', async () => {
  const company = await account.server.createCompany('حاويات اليوم');
  for (let round = 0; round < 5; round += 1) {
    for (let at = 0; at < 5; at += 1) await askFrom(`10.${round}.2.${at + 1}`, company);
    account.server.passTime(30 * minute);
  }
  const spent = (await links.tokensOf(company)).length;
  expect(spent).toBeLessThanOrEqual(21);
  for (const network of ['127.0.4.1', '127.0.4.2', '127.0.4.3']) await askFrom(network, company);
  account.server.passTime(30 * minute);
  expect((await askFrom('127.0.4.4', company))[0]).toBe(200);
  const tokens = await links.tokensOf(company);
  expect(tokens.length).toBeLessThanOrEqual(spent + 2);
  expect((await reset(tokens.at(-1)))[0]).toBe(200);
});

test('a known browser has five a day of its own', async () => {
  const company = await account.server.createCompany('حاويات معروفة');
  const { domain, email } = company.credentials;
  const known = links.browserAt('127.0.5.1');
  await known(signIn.path, company.credentials);
  await strangersAsk(company);
  const before = (await links.tokensOf(company)).length;
  for (let at = 0; at < 7; at += 1) {
    expect((await known(forgotPassword.path, { domain, email }))[0]).toBe(200);
    account.server.passTime(minute);
  }
  const all = await links.tokensOf(company);
  expect(all).toHaveLength(before + 5);
  // The five newest are good: each took the place of a stranger's.
  for (const token of all.slice(-5)) expect((await reset(token, 'short'))[0]).toBe(400);
  expect((await reset(all[0]))[0]).toBe(409);
});

test('networks of one /48 count as one: they leave ten of a mailbox’s twenty to others', async () => {
  const company = await account.server.createCompany('حاويات العنوان الطويل');
  const { email } = company.admin;
  const ask = (address: string) =>
    fetchFrom(account.server, address, forgotIdentifier.path, { method: 'POST', json: { email } });
  const addresses = Array.from({ length: 30 }, (_, at) => `2001:db8:7:${at + 1}::1`);
  for (const address of addresses) expect((await ask(address)).status).toBe(200);
  expect(await account.emailsTo(email)).toHaveLength(10);
  expect((await ask('2001:db8:8:1::1')).status).toBe(200);
  expect(await account.emailsTo(email)).toHaveLength(11);
});

test('a used link ends links for a sign-in, too', async () => {
  const company = await account.server.createCompany('حاويات الرابطين');
  const { domain, email } = company.credentials;
  const asker = links.browserAt('127.0.6.1');
  await asker(askSignInLink.path, { domain, email });
  await asker(forgotPassword.path, { domain, email });
  const [token] = await links.tokensOf(company);
  const [entry = ''] = await emailedLinks(account, '/signin-link').tokensOf(company);
  expect((await reset(token))[0]).toBe(200);
  expect(await asker(signInByLink.path, { token: entry })).toMatchObject([409, { code: 'link-over' }]);
});
