// @ts-check

import { panelUrl } from './credentials.mjs';
import { CliError } from './lib/cli-error.mjs';
import { callOperatorApi } from './operator-api-client.mjs';

/** @typedef {import('@hawiyat/shared/contract/platform/previews').Preview} Preview */
/** @typedef {{ for?: string | undefined, until?: string | undefined }} PreviewOptions */

/** Days that a link lasts when nobody says how long. */
const usualDays = 14;

/**
 * Carries out `preview <release> --for a@b --until 2026-12-01`, `preview list` and `preview revoke <id>`.
 * @param {string} first
 * @param {string} second
 * @param {PreviewOptions} options
 * @returns {Promise<boolean>} whether there is such an action, with all that it needs
 */
export async function preview(first, second, options) {
  if (first === 'list') {
    const { previews } = /** @type {{ previews: Preview[] }} */ (await callOperatorApi('GET', 'previews'));
    if (previews.length === 0) console.log('There is no preview.');
    for (const item of previews) {
      const state = item.revokedAt ? `revoked ${item.revokedAt}` : `until ${item.until}`;
      const opened = item.openedAt ? `opened ${item.openedAt}` : 'not opened yet';
      console.log(
        `${item.id}  ${item.remote} ${item.release}  ${item.emails.join(', ')}  ${state}  ${opened}  by ${item.by}`,
      );
    }
    return true;
  }
  if (first === 'revoke' && second) {
    const path = `previews/${encodeURIComponent(second)}/revoke`;
    const { preview } = /** @type {{ preview: Preview }} */ (await callOperatorApi('POST', path));
    console.log(`The preview of ${preview.remote} ${preview.release} is revoked.`);
    return true;
  }
  if (!first || !options.for) return false;
  const [remote, release] = second ? [first, second] : [await remoteOf(first), first];
  const body = { remote, release, ...wantedPreview(options) };
  const { path } = /** @type {{ path: string }} */ (await callOperatorApi('POST', 'previews', body));
  console.log(panelUrl() + path);
  return true;
}

/**
 * Makes a preview of a team's own release.
 * @param {string} token the team's
 * @param {string} release
 * @param {PreviewOptions} options
 * @returns {Promise<string>} its link
 */
export async function previewByTeam(token, release, options) {
  const body = { release, ...wantedPreview(options) };
  const { path } = /** @type {{ path: string }} */ (
    await callOperatorApi('POST', 'previews/by-team', body, { token })
  );
  return panelUrl() + path;
}

/**
 * @param {PreviewOptions} options
 * @returns {{ emails: string[], until: string }} who may see a release, and until which day
 */
function wantedPreview({ for: people = '', until }) {
  const emails = people
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const usual = new Date(Date.now() + usualDays * 86_400_000).toISOString().slice(0, 10);
  return { emails, until: until ?? usual };
}

/** The area, or the host, that a release is of. @param {string} release @returns {Promise<string>} */
async function remoteOf(release) {
  const { rolloutStates } = /** @type {{ rolloutStates: { remote: string }[] }} */ (
    await callOperatorApi('GET', 'rollouts')
  );
  /** @type {string[]} */
  const known = [];
  for (const { remote } of rolloutStates) {
    const { releases } = /** @type {{ releases: { id: string }[] }} */ (
      await callOperatorApi('GET', `releases?remote=${encodeURIComponent(remote)}`)
    );
    if (releases.some(({ id }) => id === release)) return remote;
    known.push(...releases.map(({ id }) => id));
  }
  throw new CliError(
    `Nobody has published ${release}${nearestTo(release, known)}. npm run platform -- releases <remote> lists what is.`,
  );
}

/**
 * @param {string} wanted id that nobody knows
 * @param {readonly string[]} known ids, newest first
 * @returns {string} how a sentence goes on that names the id which begins most alike; empty when there is none
 */
export function nearestTo(wanted, known) {
  const alike = (/** @type {string} */ id) => {
    let at = 0;
    while (at < wanted.length && wanted[at] === id[at]) at++;
    return at;
  };
  const [nearest] = known.toSorted((a, b) => alike(b) - alike(a));
  return nearest === undefined ? '' : `; the nearest is ${nearest}`;
}
