// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { area } from './areas.mjs';
import { CliError, runCli } from './cli-error.mjs';
import { install } from './install.mjs';
import { callOperatorApi } from './operator-api-client.mjs';
import { machineToken, operator, signIn, signOut } from './people.mjs';

const root = join(import.meta.dirname, '..');

const usage = `Say what to do (remote: one as mf-orders, or shell):
  status                                      what runs where
  releases <remote>                               what was published, newest first
  rollout start <remote> <release> --stages 1,5,25,50,100 [--include ids] [--exclude ids] [--reason "…"]
                                              one that was halted needs a reason
  rollout advance <remote> [--reason "…" --override-canary]
  rollout name <remote> --include ids --exclude ids
  rollout pause|resume|halt <remote> [--reason "…"]
  rollback <remote> [<release>] [--reason "…"]    to the stable release before this one, or to a named one
  log <remote> [--seal]                           every step, with who and why; vouches for them as they stand
  area list                                   the areas: paths, titles, places in the sidebar, owners
  area add <remote> [--path /billing --title "…" --icon "M4 4h16…" --position 50 --owner "…" --audience company|anyone]
                                              what is not said is taken from the remote's area.json
  area change <remote> [the same, for one --path] [--remove-path /billing]    none takes a title, icon or position away
  area retire <remote> [--reason "…"]             takes it out of every page; it can be added again
  team key <file>                             makes a key; it stays with the team
  team add <remote> "name" <public key>           admits a team, and shows its credential once
  team list
  team revoke <id>
  sign-in "name"                              asks for the credential; keeps the session for the next commands
  sign-out                                    ends it
  operator add "name"                         admits a person, and shows the credential once
  operator list
  operator disable <id>                       ends the person's sessions at once
  operator renew                              gives you a new credential, and ends your sessions
  token add "name" --purpose metrics|review|rollout   makes a machine's token, and shows it once (PLATFORM_TOKEN)
  token list
  token revoke <id>`;

/** @typedef {import('@hawiyat/shared/contract/rollouts').RolloutStateResponse} RolloutState */

/** `npm run platform -- rollout start mf-orders …`: what operators do, on a running server, over HTTP. */
await runCli(async () => {
  const { positionals, values } = readArguments();
  const [what = '', ...rest] = positionals;
  const [first = '', second = '', third = '', fourth = ''] = rest;
  const reason = values.reason === undefined ? {} : { reason: values.reason };
  if (what === 'status') return status();
  if (what === 'releases' && first) return releases(first);
  if (what === 'log' && first) return log(first, values.seal === true);
  if (what === 'rollback' && first)
    return change(first, { action: 'roll-back', ...(second && { release: second }), ...reason });
  if (what === 'rollout' && second) return rollout(first, second, third, { ...values, ...reason });
  if (what === 'area' && first && (await area(root, first, second, values))) return;
  if (what === 'team') return team(first, second, third, fourth);
  if (what === 'sign-in' && first) return signIn(first);
  if (what === 'sign-out') return signOut();
  if (what === 'operator' && first && (await operator(first, second))) return;
  if (what === 'token' && first && (await machineToken(first, second, values.purpose))) return;
  throw new CliError(usage);
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        stages: { type: 'string' },
        include: { type: 'string' },
        exclude: { type: 'string' },
        reason: { type: 'string' },
        purpose: { type: 'string' },
        'override-canary': { type: 'boolean' },
        seal: { type: 'boolean' },
        path: { type: 'string' },
        title: { type: 'string' },
        icon: { type: 'string' },
        position: { type: 'string' },
        owner: { type: 'string' },
        audience: { type: 'string' },
        'remove-path': { type: 'string' },
      },
    });
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * @param {string} action
 * @param {string} remote
 * @param {string} release
 * @param {ReturnType<typeof readArguments>['values']} options
 */
async function rollout(action, remote, release, options) {
  const list = (/** @type {string | undefined} */ text) =>
    text ? text.split(',').map((part) => part.trim()) : [];
  const targets = { include: list(options.include), exclude: list(options.exclude) };
  const reason = options.reason === undefined ? {} : { reason: options.reason };
  const overrideCanary = options['override-canary'] ? { overrideCanary: true } : {};
  if (action === 'start') {
    if (!release || !options.stages) throw new CliError(usage);
    const stages = list(options.stages).map(Number);
    return change(remote, { action, release, stages, ...targets, ...reason, ...overrideCanary });
  }
  if (action === 'name') return change(remote, { action, ...targets, ...reason });
  if (action === 'advance') return change(remote, { action, ...reason, ...overrideCanary });
  if (['pause', 'resume', 'halt'].includes(action)) return change(remote, { action, ...reason });
  throw new CliError(usage);
}

/** @param {string} remote @param {object} body */
async function change(remote, body) {
  const path = `rollouts/${encodeURIComponent(remote)}`;
  const { rolloutState } = /** @type {{ rolloutState: RolloutState }} */ (
    await callOperatorApi('POST', path, body)
  );
  show(rolloutState);
}

async function status() {
  const { rolloutStates } = /** @type {{ rolloutStates: RolloutState[] }} */ (
    await callOperatorApi('GET', 'rollouts')
  );
  for (const rolloutState of rolloutStates) show(rolloutState);
}

/** @param {RolloutState} rolloutState */
function show({ remote, stable, previous, rollout, halted, unreleased }) {
  console.log(`${remote}: ${stable ?? 'nothing'} is stable${previous ? `, ${previous} before it` : ''}`);
  if (rollout) {
    const { release, percent, stages, isPaused, included, excluded } = rollout;
    const named = `${included.length} included, ${excluded.length} excluded`;
    console.log(
      `  ${release} goes to ${percent} % of ${stages.join(', ')}; ${named}${isPaused ? '; paused' : ''}`,
    );
  }
  if (halted.length > 0) console.log(`  halted: ${halted.join(', ')}`);
  for (const id of unreleased)
    console.log(
      `  ${id} is published, but not live: npm run platform -- rollout start ${remote} ${id} --stages 1,5,25,50,100`,
    );
}

/** @param {string} remote */
async function releases(remote) {
  const { releases } =
    /** @type {{ releases: import('@hawiyat/shared/contract/releases').PublishedRelease[] }} */ (
      await callOperatorApi('GET', `releases?remote=${encodeURIComponent(remote)}`)
    );
  if (releases.length === 0) console.log(`No release of ${remote} is published.`);
  for (const { id, publishedAt, by, commit } of releases)
    console.log(`${id}  ${publishedAt}  ${by ?? 'the server'}  ${commit ?? 'of no known commit'}`);
}

const logFaults = {
  broken: 'The chain is broken: an entry was changed, removed or inserted.',
  'unknown-key': 'The log was sealed with another operator credential: read it, then seal it with --seal.',
  'not-sealed':
    'The log has entries that an older server or somebody else wrote: read it, then seal it with --seal.',
};

/** @param {string} remote @param {boolean} mustSeal */
async function log(remote, mustSeal) {
  const path = `rollouts/${encodeURIComponent(remote)}`;
  if (mustSeal) await callOperatorApi('POST', `${path}/seal`);
  const { lines, state } =
    /** @type {{ lines: import('@hawiyat/shared/contract/rollouts').RolloutLogEntry[], state: import('@hawiyat/shared/contract/rollouts').LogState }} */ (
      await callOperatorApi('GET', `${path}/log`)
    );
  for (const { seq, at, actor, reason, event, hash } of lines)
    console.log(`${seq}  ${at}  ${actor}  ${event}${reason && `  “${reason}”`}  ${hash.slice(0, 12)}`);
  if (state !== 'whole') throw new CliError(logFaults[state]);
  console.log(`The chain of ${lines.length} entries is whole.`);
}

/** @param {string} action @param {string} first @param {string} name @param {string} publicKey */
async function team(action, first, name, publicKey) {
  /** @typedef {import('@hawiyat/shared/contract/teams').Team} Team */
  if (action === 'key' && first) {
    await install(root);
    const { newTeamKey } = await import('@hawiyat/shared/federation/team-key');
    const key = newTeamKey();
    mkdirSync(dirname(first), { recursive: true });
    writeFileSync(first, key.privateKey, { mode: 0o600, flag: 'wx' });
    console.log(`The private key is in ${first}. Tell the platform the public one:\n${key.publicKey}`);
  } else if (action === 'add' && publicKey) {
    const { team, token } = /** @type {{ team: Team, token: string }} */ (
      await callOperatorApi('POST', 'teams', { remote: first, name, publicKey })
    );
    console.log(`${team.name} may publish ${team.remote}. Its credential, shown this once:\n${token}`);
  } else if (action === 'list') {
    const { teams } = /** @type {{ teams: Team[] }} */ (await callOperatorApi('GET', 'teams'));
    for (const { id, remote, name, revokedAt } of teams)
      console.log(`${id}  ${remote}  ${name}  ${revokedAt ? `revoked ${revokedAt}` : 'may publish'}`);
  } else if (action === 'revoke' && first) {
    const path = `teams/${encodeURIComponent(first)}/revoke`;
    const { team } = /** @type {{ team: Team }} */ (await callOperatorApi('POST', path));
    console.log(`${team.name} may no longer publish ${team.remote}.`);
  } else throw new CliError(usage);
}
