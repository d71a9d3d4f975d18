import { randomBytes } from 'node:crypto';
import type { Area, Releasable } from '@hawiyat/shared/contract/areas';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { changeRollout, RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { assertReleasable, isForVisitors } from './areas/known-area.ts';
import { windowName } from './canary/canary-sample.ts';
import { windowOf } from './canary/canary-windows.ts';
import { type CriteriaInput, unmetCriteria } from './canary/promotion-criteria.ts';
import { decide } from './decide.ts';
import { hasPassedProbe } from './probe/probe-rows.ts';
import type { ReleaseContext } from './release-context.ts';
import type { Rollout, RolloutState } from './rollout.ts';
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

/**
 * Carries out an operator's command on one remote or the host.
 * @param actor for the log
 * @param fingerprint `stateFingerprint` of the state that the operator saw, if known
 * @throws DomainError when the command is impossible, or the state has changed since
 */
export async function changeRolloutState(
  context: ReleaseContext,
  remote: Releasable,
  request: ChangeRequest,
  actor: string,
  fingerprint?: string,
): Promise<RolloutStateResponse> {
  const { reason = '' } = request;
  if (request.overrideCanary && reason.trim() === '') throw new DomainError('reason-required');
  const { areas } = await context.rollouts.states();
  assertReleasable(areas, remote);
  const command = await commandOf(context, remote, request);
  const salt = () => randomBytes(16).toString('hex');
  const now = context.now();
  const rolloutState = await context.rollouts.add(remote, { actor, reason }, now, async (current, tx) => {
    const { rollout } = current;
    if (
      fingerprint !== undefined &&
      fingerprint !== stateFingerprint(presentRolloutState(remote, current, null, now))
    )
      throw new DomainError('changed-meanwhile');
    const missing = rollout
      ? unmetCriteria(await criteriaInputOf(tx, areas, remote, rollout), rollout, now)
      : [];
    const decided = decide(current, command, { missing, salt });
    if (typeof decided === 'string') throw new DomainError(decided);
    return decided;
  });
  return presentWithCanary(
    context,
    areas,
    remote,
    rolloutState,
    await unreleased(context.db, await context.rollouts.states()),
  );
}

/** What an operator's decision depends on, so that a button pressed twice acts once. */
export function stateFingerprint({ stable, rollout }: RolloutStateResponse): string {
  return JSON.stringify([stable, rollout?.release, rollout?.percent, rollout?.isPaused]);
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

async function criteriaInputOf(
  tx: Transaction<Schema>,
  areas: readonly Area[],
  remote: Releasable,
  rollout: Rollout,
): Promise<CriteriaInput> {
  return {
    isForVisitors: isForVisitors(areas, remote),
    window: await windowOf(tx, windowName(rollout)),
    hasPassedProbe: await hasPassedProbe(tx, rollout),
  };
}
