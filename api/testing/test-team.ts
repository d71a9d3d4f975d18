import { createHash, createPrivateKey, sign } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import { listLiveReleases, publishRelease } from '@hawiyat/shared/contract/platform/releases';
import { addTeam } from '@hawiyat/shared/contract/platform/teams';
import { signedBytes } from '@hawiyat/shared/federation/signed-bytes';
import { newTeamKey } from '@hawiyat/shared/federation/team-key';
import type { SampleRelease } from './sample-release.ts';
import type { TestServer } from './server.ts';

export type Operated = Pick<TestServer, 'fetch' | 'operatorToken'>;

export interface TestTeam {
  readonly id: string;
  readonly token: string;
  /** Signs the text of a manifest; base64. */
  sign(manifest: string): string;
}

export async function admitTestTeam(server: Operated, remote: Releasable): Promise<TestTeam> {
  const { privateKey, publicKey } = newTeamKey();
  const json = { remote, name: `فريق ${remote}`, publicKey };
  const answer = await server.fetch(addTeam.path, { method: 'POST', token: server.operatorToken, json });
  const { team, token } = addTeam.response.parse(await answer.json());
  const key = createPrivateKey(privateKey);
  return {
    id: team.id,
    token,
    sign: (manifest) => sign(null, signedBytes(manifest), key).toString('base64'),
  };
}

const teams = new WeakMap<Operated, Map<Releasable, Promise<TestTeam>>>();

/** Each server has one team a remote, which is admitted when it is first needed. */
export function teamOf(server: Operated, remote: Releasable): Promise<TestTeam> {
  const all = teams.get(server) ?? new Map<Releasable, Promise<TestTeam>>();
  teams.set(server, all);
  const team = all.get(remote) ?? admitTestTeam(server, remote);
  all.set(remote, team);
  return team;
}

/** The live releases by name, as a team lists those that it has checked its build against. */
export async function liveIds(server: Operated, { token }: TestTeam): Promise<Record<string, string[]>> {
  const answer = await server.fetch(listLiveReleases.path, { token });
  const live: Record<string, string[]> = {};
  for (const { remote, id } of listLiveReleases.response.parse(await answer.json()).releases)
    live[remote] = [...(live[remote] ?? []), id];
  return live;
}

/** Of a trial in which nothing was found. */
const report = JSON.stringify({ screens: [] });
const source = {
  ...{ commit: null, at: '2026-11-25T09:30:00.000Z' },
  report: `sha384-${createHash('sha384').update(report).digest('base64')}`,
};

/** Publishes as the remote's own team does, which has checked the release against every live one, and has tried it. */
export async function publishSample(
  server: Operated,
  { release, files }: SampleRelease,
  { isTried = true } = {},
): Promise<Response> {
  const team = await teamOf(server, release.remote);
  const tried = isTried && !release.source;
  const manifest = JSON.stringify({
    ...{ checkedAgainst: await liveIds(server, team), ...(tried && { source }), ...release },
  });
  const json = { manifest, signature: team.sign(manifest), files, ...(tried && { report }) };
  return server.fetch(publishRelease.path, { method: 'POST', token: team.token, json });
}
