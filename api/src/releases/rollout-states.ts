import type { Area, Releasable } from '@hawiyat/shared/contract/areas';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { changeRollout, RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { assertReleasable } from './areas/known-area.ts';
import { decide } from './decide.ts';
import { criteriaInputOf, missingCriteria } from './missing-criteria.ts';
import { nextSalt } from './next-salt.ts';
import type { ReleaseContext } from './release-context.ts';
import type { RolloutState } from './rollout.ts';
import { commandOf } from './rollout-command.ts';
import { presentRolloutState } from './rollout-state-presenter.ts';
import { unreleased } from './unreleased.ts';

type ChangeRequest = ValidatedInput<typeof changeRollout>['body'];

/** The rollout states of the host and all remotes, with their canary figures. */
export async function allRolloutStates(context: ReleaseContext): Promise<RolloutStateResponse[]> {
  const rolloutStates = await context.rollouts.states();
  const waiting = await unreleased(context.db, rolloutStates);
  const all = [];
  for (const remote of rolloutStates.releasable)
    all.push(
      await presentWithCanary(context, rolloutStates.areas, remote, rolloutStates.get(remote), waiting),
    );
  return all;
}

/** Who gives a command. */
export interface CommandAuthor {
  /** Name in the log. */
  readonly name: string;
  readonly isPerson: boolean;
}

/**
 * Carries out an operator's command on one remote or the host.
 * @param fingerprint `stateFingerprint` of the state that the operator saw, if known
 * @throws DomainError when the command is impossible, or the state has changed since
 */
export async function changeRolloutState(
  context: ReleaseContext,
  remote: Releasable,
  request: ChangeRequest,
  { name, isPerson }: CommandAuthor,
  fingerprint?: string,
): Promise<RolloutStateResponse> {
  const { reason = '' } = request;
  if (request.overrideCanary && reason.trim() === '') throw new DomainError('reason-required');
  const { areas } = await context.rollouts.states();
  assertReleasable(areas, remote);
  const command = await commandOf(context, remote, request);
  const now = context.now();
  const rolloutState = await context.rollouts.add(
    remote,
    { actor: name, reason },
    now,
    async (current, tx) => {
      if (
        fingerprint !== undefined &&
        fingerprint !== stateFingerprint(presentRolloutState(remote, current, null, now))
      )
        throw new DomainError('changed-meanwhile');
      const missing = await missingCriteria(tx, areas, remote, current, now);
      const salt = await nextSalt(tx, remote);
      const decided = decide(current, command, { missing, by: name, isPerson, now, salt: () => salt });
      if (decided === 'canary-not-satisfied') throw new DomainError(decided, { missing });
      if (typeof decided === 'string') throw new DomainError(decided);
      return decided;
    },
  );
  return presentWithCanary(
    context,
    areas,
    remote,
    rolloutState,
    await unreleased(context.db, await context.rollouts.states()),
  );
}

/** What an operator's decision depends on, so that a button pressed twice acts once. */
export function stateFingerprint({ stable, rollout, restart }: RolloutStateResponse): string {
  const seen = [stable, rollout?.release, rollout?.percent, rollout?.isPaused];
  return JSON.stringify(restart ? [...seen, restart.release] : seen);
}

async function presentWithCanary(
  context: ReleaseContext,
  areas: readonly Area[],
  remote: Releasable,
  rolloutState: RolloutState,
  waiting: Awaited<ReturnType<typeof unreleased>>,
): Promise<RolloutStateResponse> {
  const { rollout } = rolloutState;
  const criteriaInput =
    rollout && (await asPlatform(context.db, (tx) => criteriaInputOf(tx, areas, remote, rollout)));
  const ids = waiting.filter((item) => item.remote === remote).map((item) => item.release);
  return presentRolloutState(remote, rolloutState, criteriaInput, context.now(), ids);
}
