import type { Releasable } from '@hawiyat/shared/contract/areas';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { changeRollout } from '@hawiyat/shared/contract/rollouts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { type Command, forwardTarget } from './decide.ts';
import type { ReleaseContext } from './release-context.ts';
import { assertFits } from './release-fits.ts';

type ChangeRequest = ValidatedInput<typeof changeRollout>['body'];

/**
 * Resolves an operator's request: companies become ids.
 * @throws DomainError when something is missing or unknown
 */
export async function commandOf(
  context: ReleaseContext,
  remote: Releasable,
  request: ChangeRequest,
): Promise<Command> {
  const { action, release, stages, timetable = null, cause = null, overrideCanary = false } = request;
  const hasReason = (request.reason ?? '').trim() !== '';
  // Another server may have registered further checks of it.
  const known = release === undefined ? null : await context.releases.findAgain(remote, release);
  if (release !== undefined && !known) throw new DomainError('release-unknown');
  switch (action) {
    case 'start': {
      if (release === undefined) throw new DomainError('release-required');
      if (stages === undefined) throw new DomainError('stages-required');
      // The live releases may have changed since it was published.
      if (known) await assertFits(context, known);
      const companies = await companyIds(context, request);
      return { action, release, stages, timetable, overrideCanary, hasReason, ...companies };
    }
    case 'name':
      return { action, ...(await companyIds(context, request)) };
    case 'advance':
      return { action, overrideCanary };
    case 'schedule':
      return { action, timetable };
    case 'halt':
      return { action, cause };
    case 'roll-back':
      return { action, release: release ?? null };
    case 'roll-forward': {
      const ahead = forwardTarget((await context.rollouts.states()).get(remote), release);
      const target = ahead && (await context.releases.findAgain(remote, ahead.release));
      if (target) await assertFits(context, target);
      return { action, release: ahead?.release ?? release ?? null, hasReason };
    }
    default:
      return { action };
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
      if (!row) throw new DomainError('company-unknown', { values: { field, identifier } });
      return row.id;
    });
  return { include: ids('include', include), exclude: ids('exclude', exclude) };
}
