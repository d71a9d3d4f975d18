// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Publishes a built folder to a running server: `release.json` and the files that it lists.
 *
 * @param {string} url the server's address, e.g. `http://localhost:4000`
 * @param {string} operatorToken the operator's credential
 * @param {string} builtFolder a `dist` folder
 * @returns {Promise<import('../contract/releases.ts').Release>} what was published
 * @throws {Error} with the server's message when it refuses
 */
export async function publishRelease(url, operatorToken, builtFolder) {
  /** @type {import('../contract/releases.ts').Release} */
  const release = JSON.parse(readFileSync(join(builtFolder, 'release.json'), 'utf8'));
  const files = Object.fromEntries(
    release.files.map(({ path }) => [path, readFileSync(join(builtFolder, path)).toString('base64')]),
  );
  const answer = await fetch(`${url}/api/platform/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ release, files }),
  });
  if (!answer.ok) {
    const { message } = /** @type {{ message: string }} */ (await answer.json());
    throw new Error(`${release.of} ${release.id} was refused (${answer.status}): ${message}`);
  }
  return release;
}
