import { afterAll, beforeEach } from 'vitest';
import { mailServer } from './mail-server.ts';
import { registrants } from './registrant.ts';
import { testServer } from './server.ts';

/** Milliseconds beyond every window in which attempts are counted. */
const attemptWindows = 25 * 3_600_000;

/**
 * For the tests of one file: a server whose e-mails arrive, and a person who registers companies there. No test meets
 * the attempts of the one before.
 */
export async function registrationServer() {
  const mail = await mailServer();
  const server = await testServer({ smtpUrl: mail.url });
  beforeEach(() => server.passTime(attemptWindows));
  afterAll(async () => {
    await server.close();
    await mail.close();
  });
  return { server, mail, they: registrants(server, mail) };
}
