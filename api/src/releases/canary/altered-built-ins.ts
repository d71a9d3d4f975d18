import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';

/**
 * Finds the release that altered the built-ins of a page, of those that can have done it: what also runs where nothing is
 * altered has not. The host is older than the page's last clean look, so an area's candidate is suspected before the host's.
 * @param isCandidate whether a release is the candidate of its rollout, or was and is halted
 * @returns `outcomes` that count, without those of the innocent; `undecided`: candidates that one page cannot tell apart,
 *   so that none of them fails by it
 */
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
