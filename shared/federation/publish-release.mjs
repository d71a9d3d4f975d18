import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedBytes } from './signed-bytes.mjs';

/** @typedef {import('../contract/platform/releases.ts').Release} Release */

/** @typedef {{ commit?: string | null, subject?: string | null, checkedAgainst?: Record<string, string[]>, report?: string }} Statement */

/** @typedef {{ release: Release, body: { manifest: string, signature: string, files: Record<string, string>, report?: string } }} SignedRelease */

/** Publishes a built `dist` folder to a running server. @throws {Error} with the server's message and details
 * @param {string} url @param {{ token: string, privateKey: string }} team @param {string} builtFolder @param {Statement} [statement] */
export function publishRelease(url, { token, privateKey }, builtFolder, statement) {
  return sendRelease(url, token, signRelease(privateKey, builtFolder, statement));
}

/** @param {string} privateKey @param {string} builtFolder @param {Statement} [statement] @returns {SignedRelease} */
export function signRelease(privateKey, builtFolder, statement = {}) {
  const { commit = null, subject = null, checkedAgainst = {}, report } = statement;
  /** @type {Release} */
  const release = JSON.parse(readFileSync(join(builtFolder, 'release.json'), 'utf8'));
  const hash = report !== undefined && createHash('sha384').update(report).digest('base64');
  const manifest = JSON.stringify({
    ...release,
    checkedAgainst,
    source: {
      commit,
      ...(subject !== null && { subject }),
      at: new Date().toISOString(),
      ...(hash && { report: `sha384-${hash}` }),
    },
  });
  const files = Object.fromEntries(
    release.files.map(({ path }) => [path, readFileSync(join(builtFolder, path)).toString('base64')]),
  );
  const signature = sign(null, signedBytes(manifest), createPrivateKey(privateKey)).toString('base64');
  return { release, body: { manifest, signature, files, ...(report !== undefined && { report }) } };
}

/** @param {string} url @param {string} token @param {SignedRelease} signed @returns {Promise<Release & { isRepeated: boolean }>} */
export async function sendRelease(url, token, { release, body }) {
  const answer = await fetch(`${url}/api/platform/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    const content = /** @type {{ message?: string, code?: string, fields?: Record<string, string> }} */ (
      await answer.json().catch(() => ({}))
    );
    const { message = '', code = '', fields = {} } = content;
    const named = Object.entries(fields).map(([name, text]) => `\n  ${name}: ${text}`);
    throw new Error(
      `${release.remote} ${release.id} was refused (${answer.status} ${code}): ${message}${named.join('')}`,
    );
  }
  const { isRepeated = false } = /** @type {{ isRepeated?: boolean }} */ (await answer.json());
  return { ...release, isRepeated };
}
