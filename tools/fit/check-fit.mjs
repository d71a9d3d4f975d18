// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.mjs';
import { folderOf } from '../lib/project.mjs';
import { hostFits } from './host-fits.mjs';
import { otherMajors } from './other-majors.mjs';
import { remoteFits } from './remote-fits.mjs';

/** @typedef {import('@hawiyat/shared/contract/platform/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/platform/releases').LiveRelease} LiveRelease */
/** @typedef {import('@hawiyat/shared/federation/types/host-types').HostTypes} HostTypes */
/** @typedef {{ id: string, types: HostTypes }} Host */

/**
 * Compares a built release with every live one that can share a page with it.
 * @param {string} root the workspace's folder
 * @param {string} url the server's address
 * @param {string} token of the team
 * @param {string} name the package's folder
 * @returns {Promise<Record<string, string[]>>} what it was compared with, for its signature: ids by area
 * @throws {CliError} with TypeScript's messages where it does not fit
 */
export async function checkFit(root, url, token, name) {
  /** @type {Release} */
  const release = JSON.parse(readFileSync(join(folderOf(root, name), 'dist/release.json'), 'utf8'));
  const { releases: live } = await liveReleases(url, token);
  const others = live.filter(({ remote }) => (remote === 'shell') !== (name === 'shell'));
  const hosts = await typesOfHosts(url, live);
  const findings = await (name === 'shell'
    ? hostFindings(root, release, hosts, others)
    : remoteFindings(root, release, hosts));
  if (findings.length > 0)
    throw new CliError(
      `${name} ${release.id} does not fit what is live, and is not published:\n${findings.join('\n')}`,
    );

  /** @type {Record<string, string[]>} */
  const checked = {};
  for (const { remote, id } of others) checked[remote] = [...(checked[remote] ?? []), id];
  return checked;
}

/**
 * @param {string} url the server's address
 * @param {string} token of the team
 * @param {string} id of a release of the team's
 * @returns {Promise<{ isPublished: boolean, isLive: boolean, live: LiveRelease[] }>} whether it is published, with its report,
 *   and compared with everything live; whether pages use it now; what else they use
 */
export async function publishedState(url, token, id) {
  const { releases, isPublished } = await liveReleases(url, token, id);
  return { isPublished, isLive: releases.some((release) => release.id === id), live: releases };
}

/**
 * @param {string} url @param {string} token @param {string} [id]
 * @returns {Promise<{ releases: LiveRelease[], isPublished: boolean }>}
 */
async function liveReleases(url, token, id) {
  const headers = { authorization: `Bearer ${token}` };
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  const answer = await fetch(`${url}/api/platform/releases/live${query}`, { headers }).catch(() => null);
  if (!answer) throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  if (answer.status === 401)
    throw new CliError(
      `${url} does not know this team's token (401): RELEASE_TOKEN must be the one that «team add» has printed there.`,
    );
  if (!answer.ok) throw new CliError(`${url} does not say what is live (${answer.status}).`);
  return /** @type {{ releases: LiveRelease[], isPublished: boolean }} */ (await answer.json());
}

/** @param {string} url @param {readonly LiveRelease[]} live @returns {Promise<Host[]>} of live hosts */
function typesOfHosts(url, live) {
  const hosts = live.filter(({ remote }) => remote === 'shell');
  return Promise.all(
    hosts.map(async ({ id, types }) => {
      const address = `${url}/s/${id}/${types}`;
      const answer = await fetch(address);
      if (!answer.ok) throw new CliError(`${address} does not answer (${answer.status}).`);
      return { id, types: /** @type {HostTypes} */ (await answer.json()) };
    }),
  );
}

/**
 * @param {string} root @param {Release} release @param {readonly Host[]} hosts
 * @returns {Promise<string[]>}
 */
async function remoteFindings(root, { remote, id }, hosts) {
  const findings = [];
  for (const host of hosts) {
    // Both ids are hashes of everything that is compiled.
    const key = createHash('sha256').update(`${remote} ${id} ${host.id}`).digest('hex').slice(0, 20);
    const passed = join(root, 'node_modules/.cache/hawiyat', `fits-${key}`);
    if (existsSync(passed)) continue;
    const messages = await remoteFits(root, folderOf(root, remote), host);
    if (messages.length === 0) {
      mkdirSync(join(passed, '..'), { recursive: true });
      writeFileSync(passed, '');
    }
    findings.push(...listed(`shell ${host.id}`, messages));
  }
  return findings;
}

/**
 * Each live remote fits each live host, so one host that the new one can stand in for is enough.
 * @param {string} root @param {Release} release @param {readonly Host[]} live
 * @param {readonly LiveRelease[]} remotes
 * @returns {Promise<string[]>}
 */
async function hostFindings(root, release, live, remotes) {
  const types = JSON.parse(readFileSync(join(root, 'shell/dist', release.types ?? ''), 'utf8'));
  for (const host of live)
    for (const { name, was, is } of otherMajors(host.types, types))
      console.warn(
        `  shell ${host.id} has types of ${name} ${was}, this host of ${is}: both were compared with ${is}, so read what ${name} changed.`,
      );
  let left = remotes.map(({ remote, id, importedNames = {} }) => ({
    name: `${remote} ${id}`,
    importedNames,
  }));
  /** @type {string[]} */
  let findings = [];
  for (const known of live) {
    if (left.length === 0) break;
    const found = await hostFits(root, types, known, left);
    left = left.filter(({ name }) => found.has(name));
    findings = left.flatMap(({ name }) => listed(name, found.get(name) ?? []));
  }
  return findings;
}

/** @param {string} name @param {string[]} messages @returns {string[]} */
const listed = (name, messages) =>
  messages.map((message) => `  ${name}: ${message.replaceAll('\n', '\n    ')}`);
