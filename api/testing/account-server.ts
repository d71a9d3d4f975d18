import { afterAll, beforeEach } from 'vitest';
import { workAfterAnswers } from '../src/http/after-answer.ts';
import { deliverMails } from '../src/mail/enqueue-email.ts';
import { mailServer } from './mail-server.ts';
import { testServer } from './server.ts';

/**
 * For the tests of one file: a server whose e-mails arrive. Each test begins a day after the one before, outside of
 * its windows of attempts.
 */
export async function accountServer() {
  const mail = await mailServer();
  const server = await testServer({ smtpUrl: mail.url });
  beforeEach(() => {
    server.passTime(25 * 3_600_000);
    mail.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });
  const post = (path: string, json: object, token?: string) =>
    server.fetch(path, { method: 'POST', json, ...(token !== undefined && { token }) });
  return {
    server,
    post,
    /** What somebody is told, with the status. */
    told: async (answering: Promise<Response>) => {
      const answer = await answering;
      const text = await answer.text();
      return [answer.status, text === '' ? null : (JSON.parse(text) as object)] as const;
    },
    /** All e-mails so far to an address, once everything in progress is done. */
    async emailsTo(address: string) {
      await workAfterAnswers(server.app);
      await deliverMails(server.app);
      return mail.received
        .filter(({ to }) => to === address)
        .map(({ mail: { subject, text = '' } }) => ({ subject, text }));
    },
  };
}
