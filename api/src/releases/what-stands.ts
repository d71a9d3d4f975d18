import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import type { DomainErrorDetails, DomainErrorMaker } from '../kernel/domain-error.ts';
import type { RolloutState } from './rollout.ts';
import { rolloutChanged } from './rollout-errors.ts';

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

/** Rejects a command whose author saw another state; the error shows the present one. */
export function assertSeen(rolloutState: RolloutState, seen: number): void {
  if (seen !== rolloutState.revision) throw rolloutChanged({ stands: whatStands(rolloutState) });
}

export const rejectedBy = (
  rolloutState: RolloutState,
  rejection: DomainErrorMaker,
  details: DomainErrorDetails = {},
) => rejection({ ...details, stands: whatStands(rolloutState) });
