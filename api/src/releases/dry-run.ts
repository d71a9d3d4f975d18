import type { Releasable } from '@hawiyat/shared/contract/areas';
import type { Answer, ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { tryRollout } from '@hawiyat/shared/contract/rollouts';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { assertReleasable } from './areas/known-area.ts';
import { decide } from './decide.ts';
import { missingCriteria } from './missing-criteria.ts';
import { nextSalt } from './next-salt.ts';
import type { ReleaseContext } from './release-context.ts';
import { after, assignedTo } from './rollout.ts';
import { commandOf } from './rollout-command.ts';
import type { CommandAuthor } from './rollout-states.ts';

type Result = Answer<typeof tryRollout>;
type Move = Result['moves'][number];

/** Companies listed of each group. */
const listed = 100;
/** Rows read at a time: other calls go on in between. */
const batch = 2000;

/**
 * What a command would do now, without doing it: criteria that are not met are reported, not enforced.
 * @throws DomainError when the command is impossible
 */
export async function dryRun(
  context: ReleaseContext,
  remote: Releasable,
  request: ValidatedInput<typeof tryRollout>['body'],
  { name, isPerson }: CommandAuthor,
): Promise<Result> {
  const states = await context.rollouts.states();
  assertReleasable(states.areas, remote);
  const command = await commandOf(context, remote, request);
  const now = context.now();
  const before = states.get(remote);
  const { missing, salt } = await asPlatform(context.db, async (tx) => ({
    missing: await missingCriteria(tx, states.areas, remote, before, now),
    salt: await nextSalt(tx, remote),
  }));
  const decided = decide(before, command, { missing: [], by: name, isPerson, now, salt: () => salt });
  if (typeof decided === 'string') throw new DomainError(decided);
  const next = after(before, decided, now);

  const moves = new Map<string, Move>();
  let total = 0;
  let reached = 0;
  for await (const company of companies(context)) {
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
  return { total, reached, moves: [...moves.values()], missing: command.action === 'advance' ? missing : [] };
}

/** All companies by identifier, in batches of their own transaction. */
async function* companies({ db }: ReleaseContext) {
  for (let last = ''; ; ) {
    const from = last;
    const rows = await asPlatform(db, (tx) => companiesFrom(tx, from));
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.identifier;
  }
}

const companiesFrom = (tx: Transaction<Schema>, last: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'identifier', 'name'])
    .where('kind', '=', 'real')
    .where('identifier', '>', last)
    .orderBy('identifier')
    .limit(batch)
    .execute();
