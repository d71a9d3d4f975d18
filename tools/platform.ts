import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import type { Team } from '@hawiyat/shared/contract/platform/teams';
import { newTeamKey } from '@hawiyat/shared/federation/team-key';
import { area } from './areas.ts';
import { englishReason } from './english-reasons.ts';
import { machineToken, operator, signIn, signOut } from './people.ts';
import { preview } from './preview-commands.ts';
import { changeRollout, status } from './rollout-commands.ts';
import { webhook } from './webhook-commands.ts';

const root = join(import.meta.dirname, '..');

const usage = `Say what to do (remote: one as mf-orders, or shell):
  status                                      what runs where
  releases <remote>                               what was published, newest first
  rollout start <remote> <release> --stages 1,5,25,50,100 [--include ids] [--exclude ids] [--reason "…"]
                  [--auto] [--hours "sun-thu 8-16"]    a halted one needs a person and a reason, after a hang two persons
  rollout advance <remote> <release> --to 5 [--reason "…" --override-canary]    to its next stage
  rollout schedule <remote> <release> [--auto] [--hours "sun-thu 8-16"]    advances by itself in these hours; without, by hand
  rollout name <remote> <release> --include ids --exclude ids
  rollout pause <remote> <release> [--reason "…"]        its companies keep it
  rollout take-back <remote> <release> [--reason "…"]    pauses it, and gives its companies the stable release
  rollout resume <remote> <release> [--reason "…"]
  rollout halt <remote> <release> [--reason "…"] [--cause hung|tampered]    the candidate; a stable release stays
  rollback <remote> <release> [--instead <release>|nothing] [--reason "…"]    ends the rollout of <release>; of the stable
                                              release everybody gets the one named, or nobody has the area
  withdraw <remote> <release> --instead <release>|nothing [--reason "…"] [--cause hung|tampered]
                                              halts the stable release: it is not offered again without a reason
  forward <remote> <release> --reason "…"     takes the rollback of <release> back
                                              each of these names the release that it is about: when another one stands,
                                              nothing is done; with --dry-run it says who would get what
  preview <release> --for a@b,c@d [--until 2026-12-01]    a link for these administrators, before any rollout
  preview list
  preview revoke <id>
  webhook add <url> [--events published,halted]    tells another machine of releases; shows its secret once
  webhook list|log
  webhook remove <id>
  webhook resend <delivery>
  log <remote> [--seal <hash>]                every step, with who and why; vouches for them up to the last one that was read
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

/** `npm run platform -- rollout start mf-orders …`: what operators do, on a running server, over HTTP. */
await runCli(async () => {
  const { positionals, values } = readArguments();
  const [what = '', ...rest] = positionals;
  const [first = '', second = '', third = '', fourth = ''] = rest;
  if (what === 'status') return status();
  if (what === 'releases' && first) return releases(first);
  if (what === 'log' && first) return log(first, values.seal);
  if (what === 'rollback' && (await changeRollout('roll-back', first, second, values))) return;
  if (what === 'withdraw' && (await changeRollout('withdraw', first, second, values))) return;
  if (what === 'forward' && (await changeRollout('roll-forward', first, second, values))) return;
  if (what === 'rollout' && (await changeRollout(first, second, third, values))) return;
  if (what === 'preview' && (await preview(first, second, values))) return;
  if (what === 'webhook' && (await webhook(first, second, values.events))) return;
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
        auto: { type: 'boolean' },
        hours: { type: 'string' },
        cause: { type: 'string' },
        for: { type: 'string' },
        events: { type: 'string' },
        until: { type: 'string' },
        'dry-run': { type: 'boolean' },
        seal: { type: 'string' },
        to: { type: 'string' },
        instead: { type: 'string' },
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

async function releases(remote: string) {
  const { releases } = await callOperatorApi<{ releases: PublishedRelease[] }>(
    'GET',
    `releases?remote=${encodeURIComponent(remote)}`,
  );
  if (releases.length === 0) console.log(`No release of ${remote} is published.`);
  for (const { id, publishedAt, by, commit } of releases)
    console.log(`${id}  ${publishedAt}  ${by ?? 'the server'}  ${commit ?? 'of no known commit'}`);
}

const logFaults = {
  broken: 'The chain is broken: an entry was changed, removed or inserted.',
  'unknown-key':
    'The log was sealed with another operator credential: read it, then seal it with --seal <hash of its last entry>.',
};

/** `lastRead`: the beginning of the last hash that the caller has read. */
async function log(remote: string, lastRead: string | undefined) {
  const path = `rollouts/${encodeURIComponent(remote)}`;
  const read = async () =>
    await callOperatorApi<{ lines: RolloutLogEntry[]; state: LogState }>('GET', `${path}/log`);
  if (lastRead !== undefined) {
    const last = (await read()).lines.at(-1);
    if (!last || lastRead.length < 12 || !last.hash.startsWith(lastRead))
      throw new CliError(
        `The log of ${remote} does not end with ${lastRead}. Read it again, and say the hash of its last entry.`,
      );
    await callOperatorApi('POST', `${path}/seal`, { seen: last.hash });
  }
  const { lines, state } = await read();
  for (const entry of lines) {
    const { seq, at, actor, event, hash } = entry;
    const reason = englishReason(entry);
    console.log(`${seq}  ${at}  ${actor}  ${event}${reason && `  “${reason}”`}  ${hash.slice(0, 12)}`);
  }
  if (state !== 'whole') throw new CliError(logFaults[state]);
  console.log(`The chain of ${lines.length} entries is whole.`);
}

async function team(action: string, first: string, name: string, publicKey: string) {
  if (action === 'key' && first) {
    const key = newTeamKey();
    mkdirSync(dirname(first), { recursive: true });
    writeFileSync(first, key.privateKey, { mode: 0o600, flag: 'wx' });
    console.log(`The private key is in ${first}. Tell the platform the public one:\n${key.publicKey}`);
  } else if (action === 'add' && publicKey) {
    const { team, token } = await callOperatorApi<{ team: Team; token: string }>('POST', 'teams', {
      remote: first,
      name,
      publicKey,
    });
    console.log(`${team.name} may publish ${team.remote}. Its credential, shown this once:\n${token}`);
  } else if (action === 'list') {
    const { teams } = await callOperatorApi<{ teams: Team[] }>('GET', 'teams');
    if (teams.length === 0)
      console.log('No team may publish: npm run platform -- team add <remote> "name" <public key>');
    for (const { id, remote, name, revokedAt } of teams)
      console.log(`${id}  ${remote}  ${name}  ${revokedAt ? `revoked ${revokedAt}` : 'may publish'}`);
  } else if (action === 'revoke' && first) {
    const path = `teams/${encodeURIComponent(first)}/revoke`;
    const { team } = await callOperatorApi<{ team: Team }>('POST', path);
    console.log(`${team.name} may no longer publish ${team.remote}.`);
  } else throw new CliError(usage);
}
