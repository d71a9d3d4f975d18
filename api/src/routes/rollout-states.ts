import { randomBytes } from 'node:crypto';
import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import { type Releasable, releasable } from '@hawiyat/shared/contract/releases';
import type { changeRollout, RolloutStateResponse } from '@hawiyat/shared/contract/rollouts';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import type { App } from '../http/context.ts';
import { HttpError, invalid } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { windowName } from '../releases/canary-sample.ts';
import { windowOf } from '../releases/canary-windows.ts';
import { decide } from '../releases/decide.ts';
import { hasPassedProbe } from '../releases/probe-rows.ts';
import { type Evident, unmetCriteria } from '../releases/promotion-criteria.ts';
import type { Rollout, RolloutState } from '../releases/rollout.ts';
import { unreleased } from '../releases/unreleased.ts';
import { commandOf, rejectCommand } from './rollout-command.ts';
import { presentRolloutState } from './rollout-state-presenter.ts';

type Asked = ValidatedInput<typeof changeRollout>['body'];

/** Where everything stands, the host first, with what canary analysis has seen of the rollouts. */
export async function allRolloutStates(app: App): Promise<RolloutStateResponse[]> {
  const rolloutStates = await app.rollouts.states();
  const waiting = await unreleased(app.db, rolloutStates);
  const all = [];
  for (const of of releasable) all.push(await told(app, of, rolloutStates.of(of), waiting));
  return all;
}

/**
 * Does what an operator asks of one remote, or of the host.
 * @param actor who it is, for the log
 * @param seen what the operator was looking at (`glimpseOf`), where that is known
 * @throws HttpError where it cannot be done, or what was looked at has changed
 */
export async function changeRolloutState(
  app: App,
  of: Releasable,
  asked: Asked,
  actor: string,
  seen?: string,
): Promise<RolloutStateResponse> {
  const { reason = '' } = asked;
  if (asked.overrideCanary && reason.trim() === '') throw invalid({ reason: messages.valueMissing });
  const command = await commandOf(app, of, asked);
  const salt = () => randomBytes(16).toString('hex');
  const now = app.now();
  const rolloutState = await app.rollouts.add(of, { actor, reason }, now, async (stands, tx) => {
    const { rollout } = stands;
    if (seen !== undefined && seen !== glimpseOf(presentRolloutState(of, stands, null, now)))
      throw new HttpError(409, messages.conflict, { code: 'changed-meanwhile' });
    const missing = rollout ? unmetCriteria(of, await evidentOf(tx, rollout), rollout, now) : [];
    const decided = decide(stands, command, { missing, salt });
    if (typeof decided === 'string') throw rejectCommand(decided);
    return decided;
  });
  return told(app, of, rolloutState, await unreleased(app.db, await app.rollouts.states()));
}

/** Whatever a decision rests on: a button that is pressed twice must not do twice what it says once. */
export function glimpseOf({ stable, rollout }: RolloutStateResponse): string {
  return JSON.stringify([stable, rollout?.release, rollout?.percent, rollout?.isPaused]);
}

async function told(
  app: App,
  of: Releasable,
  rolloutState: RolloutState,
  waiting: Awaited<ReturnType<typeof unreleased>>,
): Promise<RolloutStateResponse> {
  const { rollout } = rolloutState;
  const evident = rollout && (await asPlatform(app.db, (tx) => evidentOf(tx, rollout)));
  const ids = waiting.filter((item) => item.of === of).map((item) => item.release);
  return presentRolloutState(of, rolloutState, evident, app.now(), ids);
}

async function evidentOf(tx: Transaction<Schema>, rollout: Rollout): Promise<Evident> {
  return {
    window: await windowOf(tx, windowName(rollout)),
    hasPassedProbe: await hasPassedProbe(tx, rollout),
  };
}
