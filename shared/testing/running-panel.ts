import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releasable } from '../contract/platform/areas.ts';
import { listLiveReleases, type Release } from '../contract/platform/releases.ts';
import {
  changeRollout,
  listRolloutStates,
  type RolloutStateResponse,
} from '../contract/platform/rollouts.ts';
import { addTeam } from '../contract/platform/teams.ts';
import { remoteNames } from '../federation/checkout-areas.ts';
import { publishRelease } from '../federation/publish-release.mjs';
import { newTeamKey } from '../federation/team-key.mjs';
import { askServer } from './ask-server.ts';
import { type SeenChange, seenChange } from './seen-change.ts';

const root = join(import.meta.dirname, '../..');
const toEverybody = { reason: 'the test needs it for everybody', overrideCanary: true };
const releaseFiles = join(root, 'node_modules/.cache/hawiyat-releases');
const built = ['shell', ...remoteNames];
/** A test's server asks its database too little to gain by compiling it again for speed; what is measured has the usual one. */
const compiledOnce = ['--liftoff-only'];

/** The demo company's credentials, as `npm start` prints them. */
export const demoSignIn = {
  domain: '9000000001',
  email: 'admin@hawiyat.example',
  password: 'hawiyat-demo-2026',
};

/** The built platform in its own process on a free port, with a new demo company. */
export interface RunningPanel {
  readonly url: string;
  readonly operatorToken: string;
  /** Its folder, which a command on the same machine may be given. */
  readonly dataDir: string;
  /** Publishes a built folder (`release.json` and its files) and rolls it out to everybody. */
  publish(builtFolder: string): Promise<Release>;
  /** Publishes a built folder without a rollout. */
  publishOnly(builtFolder: string): Promise<Release>;
  /** How a remote stands. */
  rolloutState(remote: Releasable): Promise<RolloutStateResponse>;
  /** A command of an operator who has just looked. */
  rollout(remote: Releasable, change: SeenChange): Promise<RolloutStateResponse>;
  /** Pauses the process until `resume`: connections stay open and nothing is answered. */
  freeze(): void;
  resume(): void;
  /** Sends the process a message and waits for its answer. */
  send(message: object): Promise<void>;
  /** Ends the process and removes its data folder by default. @throws when the process ends with an error */
  stop(options?: { keepsData: boolean }): Promise<void>;
}

/**
 * Starts the built server on a data folder of its own, which is removed when it stops.
 * @param env further settings, e.g. `DATA_DIR` for an existing folder, `RELEASES` for other builds
 * @param execArgv options of Node
 * @param checkout another one, whose server and builds it is
 * @throws when it exits before it is ready
 */
export async function startPanel(
  env: Record<string, string> = {},
  execArgv: readonly string[] = [],
  checkout = root,
): Promise<RunningPanel> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'hawiyat-panel-'));
  const prepared = process.env.TEST_DEMO_DATA;
  // Another clock, other builds or another demo need their own data.
  if (prepared && !env.DATA_DIR && !env.DEMO && !env.RELEASES && execArgv.length === 0)
    cpSync(prepared, dataDir, { recursive: true, filter: (path) => path !== join(prepared, 'releases') });
  // Release files are stored by hash, so panels share them: compressing them takes longer than the rest of the start.
  mkdirSync(releaseFiles, { recursive: true });
  if (!existsSync(join(dataDir, 'releases'))) symlinkSync(releaseFiles, join(dataDir, 'releases'));
  const server = fork(join(checkout, 'api/dist/main.js'), {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      // The demo's people do nothing, so that tests count only their own data.
      DEMO: 'still',
      LOG_LEVEL: 'error',
      // All tests of a worker share one network address and its rate limits.
      RATE_LIMIT_FACTOR: '100',
      // A production hash takes a third of a second.
      PASSWORD_COST: '4',
      RELEASES: built.map((name) => join(checkout, name, 'dist')).join(','),
      ...env,
    },
    execArgv: [...process.execArgv, ...(prepared ? compiledOnce : []), ...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    server.once('message', (message: { url: string }) => resolve(message.url));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
  });

  const operatorToken = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
  const rolloutState: RunningPanel['rolloutState'] = async (remote) => {
    const { rolloutStates } = await askServer(url, operatorToken, listRolloutStates, {});
    const found = rolloutStates.find((item) => item.remote === remote);
    if (!found) throw new Error(`${remote} stands nowhere`);
    return found;
  };
  const rollout: RunningPanel['rollout'] = async (remote, change) => {
    const answer = await askServer(url, operatorToken, changeRollout, {
      params: { remote },
      body: seenChange(await rolloutState(remote), {
        // What a test builds has no report of a trial.
        ...(change.action === 'start' && { reason: 'a test needs it' }),
        ...change,
      }),
    });
    return answer.rolloutState;
  };
  const teams = new Map<Releasable, ReturnType<typeof admit>>();
  const admit = async (remote: Releasable) => {
    const { privateKey, publicKey } = newTeamKey();
    const body = { remote, name: remote, publicKey };
    const { token } = await askServer(url, operatorToken, addTeam, { body });
    return { token, privateKey };
  };
  /** A remote's team is added when it first publishes. */
  const teamOf = (remote: Releasable) => {
    const team = teams.get(remote) ?? admit(remote);
    teams.set(remote, team);
    return team;
  };
  const publishOnly = async (builtFolder: string) => {
    const { remote } = JSON.parse(readFileSync(join(builtFolder, 'release.json'), 'utf8')) as Release;
    const team = await teamOf(remote);
    // A fixture release is of the same checkout as everything live.
    const { releases } = await askServer(url, team.token, listLiveReleases, { query: {} });
    const checkedAgainst: Record<string, string[]> = {};
    for (const live of releases)
      checkedAgainst[live.remote] = [...(checkedAgainst[live.remote] ?? []), live.id];
    return publishRelease(url, team, builtFolder, { checkedAgainst });
  };
  return {
    url,
    operatorToken,
    dataDir,
    rolloutState,
    rollout,
    publishOnly,
    async publish(builtFolder) {
      const release = await publishOnly(builtFolder);
      await rollout(release.remote, { action: 'start', release: release.id, stages: [100], ...toEverybody });
      return release;
    },
    freeze: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    send: (message) =>
      new Promise((resolve) => {
        server.once('message', () => resolve());
        server.send(message);
      }),
    async stop({ keepsData } = { keepsData: false }) {
      server.kill('SIGTERM');
      const code = await exited;
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code}`);
    },
  };
}
