import type { Input } from '../contract/core/endpoint.ts';
import type { changeRollout, RolloutStateResponse } from '../contract/platform/rollouts.ts';

type Change = Input<typeof changeRollout>['body'];

/** What a test says of a command; the rest is what stands. */
export type SeenChange = Partial<Change> & Pick<Change, 'action'>;

/**
 * The command of an operator who has just looked: about what stands there, and back to the release before it.
 * @param change what it says instead
 */
export function seenChange(state: RolloutStateResponse, change: SeenChange): Change {
  const { rollout, stable, previous, forward, revision } = state;
  const live = rollout?.release ?? stable;
  const release = change.action === 'roll-forward' ? (forward?.release ?? live) : live;
  const takesStable = change.action === 'withdraw' || (change.action === 'roll-back' && !rollout);
  return {
    release: release ?? '1.0.0-0000000000',
    seen: revision,
    ...(takesStable && { instead: previous }),
    ...change,
  };
}
