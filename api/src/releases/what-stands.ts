import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import type { DomainErrorDetails, DomainErrorMaker } from '../kernel/domain-error.ts';
import type { RolloutState } from './rollout.ts';
import { rolloutChanged } from './rollout-errors.ts';

/** What a refused command is told of the state that it met. */
export function whatStands({ stables, rollout }: RolloutState): NonNullable<ErrorBody['stands']> {
  const { release, percent, isPaused, isTakenBack } = rollout ?? {};
  return {
    stable: stables.at(-1) ?? null,
    rollout:
      release === undefined || percent === undefined
        ? null
        : { release, percent, isPaused: isPaused === true, isTakenBack: isTakenBack === true },
  };
}

/**
 * Refuses a command whose author saw another state.
 * @param seen `revision` of that state
 * @throws DomainError `rollout-changed`, with what stands now
 */
export function assertSeen(rolloutState: RolloutState, seen: number): void {
  if (seen !== rolloutState.revision) throw rolloutChanged({ stands: whatStands(rolloutState) });
}

/** @returns the error of a command that the state does not allow, with what stands now */
export const rejectedBy = (
  rolloutState: RolloutState,
  rejection: DomainErrorMaker,
  details: DomainErrorDetails = {},
) => rejection({ ...details, stands: whatStands(rolloutState) });
