// @ts-check
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedBytes } from './signed-bytes.mjs';

/**
 * Publishes a built folder to a running server: `release.json`, signed, and the files that it lists.
 * @param {string} url the server's address, e.g. `http://localhost:4000`
 * @param {{ token: string, privateKey: string }} team its credential, and its Ed25519 key (PEM, PKCS #8)
 * @param {string} builtFolder a `dist` folder
 * @param {{ commit?: string | null, checkedAgainst?: Record<string, string[]>, report?: string }} [statement] what the team
 *   signs with it: the commit of the build, null when unknown, the live releases that it has compared the build with, by
 *   area, and its trial's report, as JSON text
 * @returns {Promise<import('../contract/releases.ts').Release & { isRepeated: boolean }>} the published release, and whether it
 *   was published before
 * @throws {Error} with the server's message and its details when it rejects the release
 */
export async function publishRelease(
  url,
  { token, privateKey },
  builtFolder,
  { commit = null, checkedAgainst = {}, report } = {},
) {
  /** @type {import('../contract/releases.ts').Release} */
  const release = JSON.parse(readFileSync(join(builtFolder, 'release.json'), 'utf8'));
  const manifest = JSON.stringify({
    ...release,
    checkedAgainst,
    source: {
      commit,
      at: new Date().toISOString(),
      ...(report !== undefined && {
        report: `sha384-${createHash('sha384').update(report).digest('base64')}`,
      }),
    },
  });
  const files = Object.fromEntries(
    release.files.map(({ path }) => [path, readFileSync(join(builtFolder, path)).toString('base64')]),
  );
  const signature = sign(null, signedBytes(manifest), createPrivateKey(privateKey)).toString('base64');
  const answer = await fetch(`${url}/api/platform/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ manifest, signature, files, report }),
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
