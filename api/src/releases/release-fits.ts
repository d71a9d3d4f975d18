import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { DomainErrorMaker } from '../kernel/domain-error.ts';
import { incompatibleRelease, uncheckedRelease, unrecordedRelease } from './errors.ts';
import { incompatibilities, isChecked, otherContract, pairsOf, unrecordedModules } from './fit.ts';
import { liveReleases } from './live-releases.ts';
import type { ReleaseContext } from './release-context.ts';

/** The first ones name the cause of the others. */
const mostListed = 20;

/** The compiler compares types before a team signs, so here the signature must name each live release. */
export async function assertFits(context: ReleaseContext, release: Release): Promise<void> {
  const other = otherContract(release).map(({ at, why }) => [at, why] as const);
  if (other.length > 0) throw rejected(incompatibleRelease, other);

  const pairs = pairsOf(release, await liveReleases(context.releases, context.rollouts));
  const areas = Object.fromEntries(
    (await context.rollouts.states()).areas.map(({ name, sections }) => [
      name,
      sections.map(({ path }) => path),
    ]),
  );
  const unfit = pairs.flatMap((pair) =>
    incompatibilities(pair, areas).map(({ at, why }) => [`${pair.name}: ${at}`, why] as const),
  );
  if (unfit.length > 0) throw rejected(incompatibleRelease, unfit);

  const unchecked = pairs.filter((pair) => !isChecked(pair));
  const why = `not compared with it: release it once more (npm run release, in a checkout npm run release -- ${release.remote})`;
  if (unchecked.length > 0)
    throw rejected(
      uncheckedRelease,
      unchecked.map(({ name }) => [name, why] as const),
    );
}

export function assertRecords(release: Release): void {
  const missing =
    release.remote === 'shell'
      ? release.types === undefined && ['types']
      : release.importedNames === undefined
        ? ['importedNames']
        : unrecordedModules(release).map((module) => `importedNames ${module}`);
  if (!missing || missing.length === 0) return;
  const why = 'the build does not record it: build and release with the tools of this server';
  throw rejected(
    unrecordedRelease,
    missing.map((name) => [name, why] as const),
  );
}

const rejected = (rejection: DomainErrorMaker, fields: readonly (readonly [string, string])[]) =>
  rejection({ fields: Object.fromEntries(fields.slice(0, mostListed)) });
