import type { Answer, ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { tryRollout } from '@hawiyat/shared/contract/platform/rollouts';
import { asPlatform } from '../db/tenant.ts';
import { assertReleasable } from './areas/known-area.ts';
import { decide } from './decide.ts';
import { missingCriteria } from './missing-criteria.ts';
import { nextSalt } from './next-salt.ts';
import { allCompanies } from './reach.ts';
import type { ReleaseContext } from './release-context.ts';
import { after, assignedTo } from './rollout.ts';
import { commandOf } from './rollout-command.ts';
import type { CommandAuthor } from './rollout-states.ts';
import { assertSeen, rejectedBy } from './what-stands.ts';

type Result = Answer<typeof tryRollout>;

const listed = 100;

/** Reports unmet criteria instead of enforcing them; otherwise fails like the command itself. */
export async function dryRun(
  context: ReleaseContext,
  remote: Releasable,
  request: ValidatedInput<typeof tryRollout>['body'],
  { name, isPerson }: CommandAuthor,
): Promise<Result> {
  const states = await context.rollouts.states();
  assertReleasable(states.areas, remote);
  const before = states.get(remote);
  assertSeen(before, request.seen);
  const command = await commandOf(context, remote, request);
  const now = context.now();
  const { missing, salt } = await asPlatform(context.db, async (tx) => ({
    missing: await missingCriteria(tx, { areas: states.areas, remote, rolloutState: before }, now),
    salt: await nextSalt(tx, remote),
  }));
  const isHost = remote === 'shell';
  // An author may preview a command before there is a reason.
  const asked = 'hasReason' in command ? { ...command, hasReason: true } : command;
  const decided = decide(before, asked, { missing: [], by: name, isPerson, isHost, now, salt: () => salt });
  if (typeof decided === 'function') throw rejectedBy(before, decided);
  const next = after(before, decided, now);

  const moves = new Map<string, Result['moves'][number]>();
  let total = 0;
  let reached = 0;
  for await (const company of allCompanies(context)) {
    total++;
    const [from, to] = [assignedTo(before, company.id).release, assignedTo(next, company.id).release];
    if (next.rollout && to === next.rollout.release) reached++;
    if (from === to) continue;
    const move = moves.get(`${from} ${to}`) ?? { from, to, count: 0, companies: [] };
    moves.set(`${from} ${to}`, move);
    move.count++;
    if (move.companies.length < listed)
      move.companies.push({ identifier: company.identifier, name: company.name });
  }
  return {
    ...{ total, reached, moves: [...moves.values()] },
    missing: command.action === 'advance' ? missing : [],
    isUntried: command.action === 'start' && command.isUntried,
  };
}
