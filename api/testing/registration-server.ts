import { mailServer } from './mail-server.ts';
import { registrants } from './registrant.ts';
import { testServer } from './server.ts';

/** Milliseconds beyond every window in which attempts are counted. */
export const attemptWindows = 25 * 3_600_000;

/** A server whose e-mails arrive, and a person who registers companies there. */
export async function registrationServer() {
  const mail = await mailServer();
  const server = await testServer({ smtpUrl: mail.url });
  const close = async () => {
    await server.close();
    await mail.close();
  };
  return { server, mail, they: registrants(server, mail), close };
}
