import { randomUUID } from 'node:crypto';
import { join } from '@hawiyat/shared/contract/account/join';
import { invitePerson } from '@hawiyat/shared/contract/account/people';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import { afterAll, beforeEach } from 'vitest';
import { deliverMails } from '../src/mail/enqueue-email.ts';
import { testPassword } from './credentials.ts';
import { mailServer } from './mail-server.ts';
import { type TestCompany, testServer } from './server.ts';

/** Milliseconds beyond every window in which attempts are counted. */
const attemptWindows = 25 * 3_600_000;

export interface JoinedPerson {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** For the tests of one file: a server whose e-mails arrive, and people who join by their links. */
export async function peopleServer() {
  const mail = await mailServer();
  const server = await testServer({ smtpUrl: mail.url });
  beforeEach(() => server.passTime(attemptWindows));
  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  /** The links in all e-mails to an address, oldest first. */
  async function linksTo(email: string): Promise<string[]> {
    await deliverMails(server.app);
    const texts = mail.received.filter((item) => item.to === email).map((item) => item.mail.text ?? '');
    return texts.flatMap((text) => /\/join#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? []);
  }
  const newEmail = () => `person-${randomUUID()}@company.example`;
  const invite = (token: string, draft: { name?: string; email: string; role: string }) =>
    server.fetch(invitePerson.path, { method: 'POST', token, json: { name: 'نورة', ...draft } });
  const take = (link: string, more: { name?: string; password?: string } = {}) =>
    server.fetch(join.path, {
      method: 'POST',
      json: { token: link, name: 'نورة القحطاني', password: testPassword, ...more },
    });

  return {
    ...{ server, mail, linksTo, newEmail, invite, take },
    /** Somebody who was invited and joined. */
    async joined(owner: string, role: Role, email = newEmail()): Promise<JoinedPerson> {
      await invite(owner, { email, role });
      const answer = await take((await linksTo(email)).at(-1) ?? '');
      const { token, adminUser } = join.response.parse(await answer.json());
      return { id: adminUser.id, email, token };
    },
    /** A new company, and its first owner's token. */
    async company(): Promise<TestCompany & { readonly token: string }> {
      const company = await server.createCompany('شركة الاختبار');
      return { ...company, token: await company.signIn() };
    },
  };
}
