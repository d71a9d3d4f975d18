import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';

/** Suspects an area's candidate before the host's, because the host is older than the page's last clean check. */
export function withOneCulprit(
  outcomes: readonly Outcome[],
  isCandidate: (remote: Releasable, release: string) => boolean,
): { readonly outcomes: readonly Outcome[]; readonly undecided: readonly Outcome[] } {
  const candidates = outcomes.filter(
    ({ outcome, remote, release }) => outcome === 'alteredBuiltIns' && isCandidate(remote, release),
  );
  if (candidates.length === 0) return { outcomes, undecided: [] };
  const areas = candidates.filter(({ remote }) => remote !== 'shell');
  const suspects = areas.length > 0 ? areas : candidates;
  const others = outcomes.filter(({ outcome }) => outcome !== 'alteredBuiltIns');
  return suspects.length === 1
    ? { outcomes: [...others, ...suspects], undecided: [] }
    : { outcomes: others, undecided: suspects };
}
