// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.mjs';
import { hostFits } from './host-fits.mjs';
import { remoteFits } from './remote-fits.mjs';

/** @typedef {import('@hawiyat/shared/contract/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/releases').LiveRelease} LiveRelease */
/** @typedef {import('@hawiyat/shared/federation/types/host-types').HostTypes} HostTypes */

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
  const release = JSON.parse(readFileSync(join(root, name, 'dist/release.json'), 'utf8'));
  const live = await liveReleases(url, token);
  const others = live.filter(({ remote }) => (remote === 'shell') !== (name === 'shell'));
  const hosts = await Promise.all(
    live
      .filter(({ remote, types }) => remote === 'shell' && types)
      .map(async ({ id, types }) => ({ id, types: await typesAt(`${url}/s/${id}/${types}`) })),
  );
  const comparable = others.filter(({ types, importedNames }) => types ?? importedNames);
  for (const { remote, id } of others.filter((other) => !comparable.includes(other)))
    console.warn(
      `  ${remote} ${id} is of an earlier build and records no types: the browser alone tries it.`,
    );

  const found =
    name === 'shell'
      ? hostFindings(
          root,
          JSON.parse(readFileSync(join(root, name, 'dist', release.types ?? ''), 'utf8')),
          hosts,
          comparable,
        )
      : remoteFindings(root, name, release, hosts);
  if (found.length > 0)
    throw new CliError(
      `${name} ${release.id} does not fit what is live, and is not published:\n${found.join('\n')}`,
    );

  /** @type {Record<string, string[]>} */
  const checked = {};
  for (const { remote, id } of comparable) checked[remote] = [...(checked[remote] ?? []), id];
  return checked;
}

/**
 * @param {string} url @param {string} token
 * @returns {Promise<LiveRelease[]>}
 */
async function liveReleases(url, token) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/platform/releases/live`, { headers }).catch(() => null);
  if (!answer) throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  if (!answer.ok) throw new CliError(`${url} does not tell what is live (${answer.status}).`);
  return /** @type {{ releases: LiveRelease[] }} */ (await answer.json()).releases;
}

/** @param {string} address @returns {Promise<HostTypes>} */
async function typesAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new CliError(`${address} does not answer (${answer.status}).`);
  return /** @type {Promise<HostTypes>} */ (answer.json());
}

/**
 * @param {string} root @param {string} name @param {Release} release
 * @param {readonly { id: string, types: HostTypes }[]} hosts
 * @returns {string[]}
 */
function remoteFindings(root, name, release, hosts) {
  return hosts.flatMap((host) => {
    // Both ids are hashes of everything that is compiled.
    const key = createHash('sha256').update(`${name} ${release.id} ${host.id}`).digest('hex').slice(0, 20);
    const passed = join(root, 'node_modules/.cache/hawiyat', `fits-${key}`);
    if (existsSync(passed)) return [];
    const messages = remoteFits(root, join(root, name), host);
    if (messages.length === 0) {
      mkdirSync(join(passed, '..'), { recursive: true });
      writeFileSync(passed, '');
    }
    return listed(`shell ${host.id}`, messages);
  });
}

/**
 * @param {string} root @param {HostTypes} types @param {readonly { id: string, types: HostTypes }[]} hosts
 * @param {readonly LiveRelease[]} remotes
 * @returns {string[]}
 */
function hostFindings(root, types, hosts, remotes) {
  if (hosts.length === 0 && remotes.length > 0)
    console.warn('  No live host records its types: the browser alone tries the live remotes.');
  /** Each live remote fits each live host, so one host that the new one can stand in for is enough. */
  let left = remotes.map(({ remote, id, importedNames = {} }) => ({
    name: `${remote} ${id}`,
    importedNames,
  }));
  /** @type {string[]} */
  let findings = [];
  for (const host of hosts) {
    if (left.length === 0) break;
    const found = hostFits(root, types, host, left);
    left = left.filter(({ name }) => found.has(name));
    findings = left.flatMap(({ name }) => listed(name, found.get(name) ?? []));
  }
  return findings;
}

/** @param {string} name @param {string[]} messages @returns {string[]} */
const listed = (name, messages) =>
  messages.map((message) => `  ${name}: ${message.replaceAll('\n', '\n    ')}`);
