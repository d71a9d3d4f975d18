import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { changeRollout, RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { asPlatform } from '../db/tenant.ts';
import { assertReleasable } from './areas/known-area.ts';
import { decide } from './decide.ts';
import { criteriaInputOf, missingCriteria } from './missing-criteria.ts';
import { nextSalt } from './next-salt.ts';
import { reachOf } from './reach.ts';
import type { ReleaseContext } from './release-context.ts';
import { commandOf } from './rollout-command.ts';
import { canaryNotSatisfied, reasonRequired } from './rollout-errors.ts';
import type { RolloutStates } from './rollout-log.ts';
import { presentRolloutState } from './rollout-state-presenter.ts';
import { unreleased } from './unreleased.ts';
import { assertSeen, rejectedBy } from './what-stands.ts';

export async function allRolloutStates(context: ReleaseContext): Promise<RolloutStateResponse[]> {
  const rolloutStates = await context.rollouts.states();
  return presentEach(context, rolloutStates, rolloutStates.releasable);
}

export interface CommandAuthor {
  readonly name: string;
  readonly isPerson: boolean;
}

/** Fails when the command is impossible, or its author saw another state; the error shows the present state. */
export async function changeRolloutState(
  context: ReleaseContext,
  remote: Releasable,
  request: ValidatedInput<typeof changeRollout>['body'],
  { name, isPerson }: CommandAuthor,
): Promise<RolloutStateResponse> {
  const { reason = '', seen } = request;
  if (request.overrideCanary && reason.trim() === '') throw reasonRequired();
  const states = await context.rollouts.states();
  assertReleasable(states.areas, remote);
  assertSeen(states.get(remote), seen);
  const command = await commandOf(context, remote, request);
  const now = context.now();
  await context.rollouts.add(remote, { actor: name, reason }, now, async (current, tx) => {
    assertSeen(current, seen);
    const missing = await missingCriteria(tx, { areas: states.areas, remote, rolloutState: current }, now);
    const salt = await nextSalt(tx, remote);
    const isHost = remote === 'shell';
    const decided = decide(current, command, { missing, by: name, isPerson, isHost, now, salt: () => salt });
    if (typeof decided !== 'function') return decided;
    throw rejectedBy(current, decided, decided === canaryNotSatisfied ? { missing } : {});
  });
  const [state] = await presentEach(context, await context.rollouts.states(), [remote]);
  if (!state) throw new Error(`${remote} has no state`);
  return state;
}

async function presentEach(
  context: ReleaseContext,
  states: RolloutStates,
  remotes: readonly Releasable[],
): Promise<RolloutStateResponse[]> {
  const waiting = await unreleased(context.db, states);
  const reaches = await reachOf(context, remotes.map(states.get));
  const all = [];
  for (const [i, remote] of remotes.entries()) {
    const rolloutState = states.get(remote);
    const { rollout } = rolloutState;
    const criteriaInput =
      rollout &&
      (await asPlatform(context.db, (tx) =>
        criteriaInputOf(tx, { areas: states.areas, remote, rolloutState }, rollout),
      ));
    const ids = waiting.filter((item) => item.remote === remote).map((item) => item.release);
    all.push(
      presentRolloutState(remote, rolloutState, {
        ...{ criteriaInput, reach: reaches[i] ?? null, unreleased: ids, now: context.now() },
      }),
    );
  }
  return all;
}
