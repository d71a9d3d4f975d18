// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from './sentence.mjs';

const root = join(import.meta.dirname, '..');

/** Where the server is that commands talk to: `PANEL_URL`, else this machine's. */
export const panelUrl = () => process.env.PANEL_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;

/** Folder of a server on this machine. */
export const dataDir = () => process.env.DATA_DIR ?? join(root, '.data');

/** @returns {string | undefined} the operator's credential, as it was given, or as a server on this machine keeps it */
export function operatorToken() {
  const file = join(dataDir(), 'operator-token');
  return process.env.OPERATOR_TOKEN ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}

/**
 * Makes one of the platform's calls, with the operator's credential.
 *
 * @template T what the call answers, by its contract
 * @param {'GET' | 'POST'} method
 * @param {string} path below `/api/platform/`
 * @param {object} [body]
 * @returns {Promise<T>}
 * @throws {Sentence} when nobody answers, or the server refuses, with its reason and what it names
 */
export async function askPlatform(method, path, body) {
  const token = operatorToken();
  if (!token)
    throw new Sentence('No operator credential: set OPERATOR_TOKEN, or DATA_DIR of a local server.');
  const url = panelUrl();
  const answer = await fetch(`${url}/api/platform/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Sentence(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  });
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return /** @type {T} */ (told);
  const { message = 'no reason given', code, fields = {} } = /** @type {Refused} */ (told);
  const named = Object.entries(fields).map(([name, text]) => `\n  ${name}: ${text}`);
  throw new Sentence(
    `${url} refuses (${answer.status}${code ? ` ${code}` : ''}): ${message}${named.join('')}`,
  );
}

/** @typedef {{ message?: string, code?: string, fields?: Record<string, string> }} Refused */
