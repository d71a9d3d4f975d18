// @ts-check

import { CliError } from './cli-error.mjs';
import { credential, panelUrl } from './credentials.mjs';
import { englishError, fieldErrors } from './english-errors.mjs';

/**
 * Calls the operator API with the available credential, or without one where the call is open.
 *
 * @template T response by the contract
 * @param {'GET' | 'POST'} method
 * @param {string} path below `/api/platform/`
 * @param {object} [body]
 * @param {{ isOpen?: boolean, token?: string | undefined }} [options]
 * @returns {Promise<T>}
 * @throws {CliError} when no server answers, or it rejects the call, with the reason in English
 */
export async function callOperatorApi(method, path, body, { isOpen = false, token = credential() } = {}) {
  if (!token && !isOpen)
    throw new CliError(
      'Nobody is signed in here: npm run platform -- sign-in "name", or set PLATFORM_TOKEN to a token of a machine. ' +
        'A server on this machine is reached by its DATA_DIR.',
    );
  const url = panelUrl();
  const answer = await fetch(`${url}/api/platform/${path}`, {
    method,
    headers: {
      ...(!isOpen && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  });
  const content = await answer.json().catch(() => ({}));
  if (answer.ok) return /** @type {T} */ (content);
  const { message, code, fields = {}, missing } = /** @type {ErrorContent} */ (content);
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
  // An invalid field is named below; other texts without a code of their own stay as the server has them.
  const isNamed = code?.startsWith('area-') && Object.keys(fields).length > 0;
  const said = isNamed ? '' : (message ?? 'It gives no reason.');
  const general = answer.status === 400 ? 'Something that was given is not valid.' : said;
  throw new CliError(
    `${url} refuses (${answer.status}${code ? ` ${code}` : ''}): ${englishError({ code, missing }) ?? general}${fieldErrors(fields)}`,
  );
}

/** @typedef {{ message?: string, code?: string, fields?: Record<string, string>, missing?: string[] }} ErrorContent */
