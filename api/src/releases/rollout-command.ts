import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { changeRollout } from '@hawiyat/shared/contract/platform/rollouts';
import { asPlatform } from '../db/tenant.ts';
import { type Command, forwardTarget } from './decide.ts';
import { releaseUnknown } from './errors.ts';
import type { ReleaseContext } from './release-context.ts';
import { assertFits } from './release-fits.ts';
import { companyUnknown, rolloutGoesOn, stagesRequired } from './rollout-errors.ts';
import { rejectedBy } from './what-stands.ts';

type ChangeRequest = ValidatedInput<typeof changeRollout>['body'];

export async function commandOf(
  context: ReleaseContext,
  remote: Releasable,
  request: ChangeRequest,
): Promise<Command> {
  const {
    action,
    release,
    instead,
    stages,
    timetable = null,
    cause = null,
    overrideCanary = false,
  } = request;
  const hasReason = (request.reason ?? '').trim() !== '';
  // Another server may have registered further checks.
  const known = await context.releases.findAgain(remote, release);
  if (!known) throw releaseUnknown();
  switch (action) {
    case 'start': {
      if (stages === undefined) throw stagesRequired();
      const now = (await context.rollouts.states()).get(remote);
      // `assertFits` would compare with what the running rollout is about to replace.
      if (now.rollout) throw rejectedBy(now, rolloutGoesOn);
      // The live releases may have changed since it was published.
      await assertFits(context, known);
      const companies = await companyIds(context, request);
      const isUntried = known.source?.report === undefined;
      return { action, release, stages, timetable, overrideCanary, hasReason, isUntried, ...companies };
    }
    case 'name':
      return { action, release, ...(await companyIds(context, request)) };
    case 'advance':
      return { action, release, overrideCanary };
    case 'schedule':
      return { action, release, timetable };
    case 'halt':
      return { action, release, cause };
    case 'withdraw':
      return { action, release, instead, cause };
    case 'roll-back':
      return { action, release, instead };
    case 'roll-forward':
      if (forwardTarget((await context.rollouts.states()).get(remote), release))
        await assertFits(context, known);
      return { action, release, hasReason };
    case 'resume':
      return { action, release, hasReason };
    case 'pause':
    case 'take-back':
      return { action, release };
  }
}

async function companyIds(context: ReleaseContext, { include = [], exclude = [] }: ChangeRequest) {
  const all = [...new Set([...include, ...exclude])];
  if (all.length === 0) return { include: [], exclude: [] };
  const rows = await asPlatform(context.db, (tx) =>
    tx
      .selectFrom('companies')
      .select(['id', 'identifier'])
      .where('identifier', 'in', all)
      .where('kind', '=', 'real')
      .execute(),
  );
  const ids = (field: string, identifiers: readonly string[]) =>
    identifiers.map((identifier) => {
      const row = rows.find((item) => item.identifier === identifier);
      if (!row) throw companyUnknown({ field, identifier });
      return row.id;
    });
  return { include: ids('include', include), exclude: ids('exclude', exclude) };
}
