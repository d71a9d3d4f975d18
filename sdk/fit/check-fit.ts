import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveRelease, Release } from '@hawiyat/shared/contract/platform/releases';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { CliError } from '../lib/cli-error.ts';
import { folderOf } from '../lib/project.ts';
import { hostFits } from './host-fits.ts';
import { remoteFits } from './remote-fits.ts';

interface Host {
  id: string;
  types: HostTypes;
}

/** Compares a built release with every live one of its pages; returns their ids by area, for its signature. */
export async function checkFit(
  root: string,
  url: string,
  token: string,
  name: string,
): Promise<Record<string, string[]>> {
  const release: Release = JSON.parse(readFileSync(join(folderOf(root, name), 'dist/release.json'), 'utf8'));
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

  const checked: Record<string, string[]> = {};
  for (const { remote, id } of others) checked[remote] = [...(checked[remote] ?? []), id];
  return checked;
}

/** Whether a release is published, compared with everything live, and in use by pages; and what else is live. */
export async function publishedState(
  url: string,
  token: string,
  id: string,
): Promise<{ isPublished: boolean; isLive: boolean; live: LiveRelease[] }> {
  const { releases, isPublished } = await liveReleases(url, token, id);
  return { isPublished, isLive: releases.some((release) => release.id === id), live: releases };
}

async function liveReleases(
  url: string,
  token: string,
  id?: string,
): Promise<{ releases: LiveRelease[]; isPublished: boolean }> {
  const headers = { authorization: `Bearer ${token}` };
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  const answer = await fetch(`${url}/api/platform/releases/live${query}`, { headers }).catch(() => null);
  if (!answer) throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  if (answer.status === 401)
    throw new CliError(
      `${url} does not know this team's token (401): RELEASE_TOKEN must be the one that «team add» has printed there.`,
    );
  if (!answer.ok) throw new CliError(`${url} does not say what is live (${answer.status}).`);
  return (await answer.json()) as { releases: LiveRelease[]; isPublished: boolean };
}

function typesOfHosts(url: string, live: readonly LiveRelease[]): Promise<Host[]> {
  const hosts = live.filter(({ remote }) => remote === 'shell');
  return Promise.all(
    hosts.map(async ({ id, types }) => {
      const address = `${url}/s/${id}/${types}`;
      const answer = await fetch(address);
      if (!answer.ok) throw new CliError(`${address} does not answer (${answer.status}).`);
      return { id, types: (await answer.json()) as HostTypes };
    }),
  );
}

async function remoteFindings(
  root: string,
  { remote, id }: Release,
  hosts: readonly Host[],
): Promise<string[]> {
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

/** Each live remote fits each live host, so the new host needs to replace one of them only. */
async function hostFindings(
  root: string,
  release: Release,
  live: readonly Host[],
  remotes: readonly LiveRelease[],
): Promise<string[]> {
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
  let findings: string[] = [];
  for (const known of live) {
    if (left.length === 0) break;
    const found = await hostFits(root, types, known, left);
    left = left.filter(({ name }) => found.has(name));
    findings = left.flatMap(({ name }) => listed(name, found.get(name) ?? []));
  }
  return findings;
}

const listed = (name: string, messages: string[]): string[] =>
  messages.map((message) => `  ${name}: ${message.replaceAll('\n', '\n    ')}`);

interface OtherMajor {
  name: string;
  was: string;
  is: string;
}

/** Packages of different major versions, which the compiler misses: it reads both hosts with the one installed here. */
function otherMajors({ packages: before }: HostTypes, { packages: after }: HostTypes): OtherMajor[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    return is && majorOf(is) !== majorOf(was) ? [{ name, was, is }] : [];
  });
}

/** As in a caret range, where `0.3.0` breaks `0.2.0`. */
const majorOf = (version: string) => /^(0\.)?\d+/.exec(version)?.[0];
