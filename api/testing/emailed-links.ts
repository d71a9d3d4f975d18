import type { accountServer } from './account-server.ts';
import { browser, fetchFrom } from './browser.ts';
import type { TestCompany } from './server.ts';

type Account = Awaited<ReturnType<typeof accountServer>>;

/** Asks for links by e-mail from anywhere, and reads them as their owner does. */
export function emailedLinks({ server, emailsTo, told }: Account, page: string) {
  const tokenIn = (text: string) =>
    new RegExp(`^\\S*${page}#([\\w-]{43})$`, 'm').exec(text)?.[1] ?? `no link on its own line: ${text}`;
  return {
    /** From an address without cookies, until the e-mail has arrived. */
    async ask(address: string, path: string, { credentials: { domain, email } }: TestCompany) {
      const answer = await told(
        fetchFrom(server, address, path, { method: 'POST', json: { domain, email } }),
      );
      await emailsTo(email);
      return answer;
    },
    browserAt(address: string) {
      const { fetch } = browser(server, address);
      return async (path: string, json: object) => told(fetch(path, { method: 'POST', json }));
    },
    /** The tokens of all links so far, oldest first. */
    tokensOf: async ({ admin: { email } }: TestCompany) =>
      (await emailsTo(email))
        .filter(({ text }) => text.includes(`${page}#`))
        .map(({ text }) => tokenIn(text)),
  };
}
