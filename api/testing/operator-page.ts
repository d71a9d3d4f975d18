import type { TestServer } from './server.ts';

type Reached = Pick<TestServer, 'url' | 'operatorToken'>;

/** Sends a form as the operators' page does in a browser. @param headers e.g. `{ cookie }` of an operator */
export const sendForm = (
  { url }: Reached,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });

/** @returns the HTML of a page, as a browser with these headers gets it */
export const pageAt = async ({ url }: Reached, path: string, headers: Record<string, string>) =>
  (await fetch(url + path, { headers: { accept: 'text/html', ...headers } })).text();

/** @returns the first cookie that an answer gives; empty without one */
export const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Signs in at the page. @param fields another operator's; defaults to the first one's @returns the cookie */
export const operatorCookie = async (
  server: Reached,
  fields: Record<string, string> = { token: server.operatorToken },
): Promise<string> => cookieOf(await sendForm(server, '/operator/sign-in', fields));
