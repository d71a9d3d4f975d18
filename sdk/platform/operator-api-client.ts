import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { CliError } from '../lib/cli-error.ts';
import { credential, panelUrl } from './credentials.ts';
import { fieldErrors, standsText, withCriteria } from './operator-api-words.ts';

/** Calls the operator API; a CliError says in English why a call fails. */
export async function callOperatorApi<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  { isOpen = false, token = credential() }: { isOpen?: boolean; token?: string | undefined } = {},
): Promise<T> {
  if (!token && !isOpen)
    throw new CliError(
      'Nobody is signed in here: npm run platform -- sign-in "name", or set PLATFORM_TOKEN to a token of a machine. ' +
        'A server on this machine is reached by its DATA_DIR.',
    );
  const url = panelUrl();
  const answer = await fetch(`${url}/api/platform/${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(!isOpen && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  });
  const content = await answer.json().catch(() => ({}));
  if (answer.ok) return content as T;
  const { message = '', code, fields = {}, missing, stands } = content as ErrorBody;
  if (code === 'first-operator-only')
    throw new CliError(
      'OPERATOR_TOKEN admits the first operator and opens nothing else on this server: npm run platform -- sign-in "name".',
    );
  if (answer.status === 401 && !isOpen)
    throw Object.assign(
      new CliError(
        `${url} refuses (401): the session or token is over. Sign in again: npm run platform -- sign-in "name".`,
      ),
      { status: 401 },
    );
  const english = answer.headers.get('content-language') === 'en' ? message : null;
  const text = english !== null && missing ? withCriteria(english, missing) : english;
  // Such a code has its text in the fields.
  const isNamed = code?.startsWith('area-') && Object.keys(fields).length > 0;
  const general = generalTexts[answer.status] ?? (isNamed ? '' : message || 'It gives no reason.');
  const now = stands ? `\n  Now ${standsText(stands)}.` : '';
  throw new CliError(
    `${url} refuses (${answer.status}${code ? ` ${code}` : ''}): ${text ?? general}${fieldErrors(fields, text !== null)}${now}`,
  );
}

/** Texts where the server answers in Arabic only. */
const generalTexts: Record<number, string> = {
  400: 'Something that was given is not valid.',
  404: 'There is nothing here by this name.',
};
