import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { DomainError, type DomainErrorDetails } from '../kernel/domain-error.ts';
import type { Rejection } from './decide.ts';
import type { RolloutState } from './rollout.ts';

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
  if (seen !== rolloutState.revision)
    throw new DomainError('rollout-changed', { stands: whatStands(rolloutState) });
}

/** @returns the error of a command that the state does not allow, with what stands now */
export const rejectedBy = (rolloutState: RolloutState, code: Rejection, details: DomainErrorDetails = {}) =>
  new DomainError(code, { ...details, stands: whatStands(rolloutState) });
