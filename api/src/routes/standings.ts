import { randomBytes } from 'node:crypto';
import type { Checked } from '@hawiyat/shared/contract/endpoint';
import { type Releasable, releasable } from '@hawiyat/shared/contract/releases';
import type { changeRollout, StandingWire } from '@hawiyat/shared/contract/rollouts';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import type { App } from '../http/context.ts';
import { messages } from '../http/messages.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { decide } from '../releases/decide.ts';
import { watchName } from '../releases/guard-ballot.ts';
import { type Evident, missingFor } from '../releases/guard-minima.ts';
import { watchOf } from '../releases/guard-votes.ts';
import { hasPassedProbe } from '../releases/probe-rows.ts';
import type { Rollout, Standing } from '../releases/rollout.ts';
import { unreleased } from '../releases/unreleased.ts';
import { commandOf, obstructed } from './rollout-command.ts';
import { standingWire } from './standing-wire.ts';

type Asked = Checked<typeof changeRollout>['body'];

/** Where everything stands, the host first, with what the guard has seen of the rollouts. */
export async function allStandings(app: App): Promise<StandingWire[]> {
  const standings = await app.rollouts.standings();
  const waiting = await unreleased(app.db, standings);
  const all = [];
  for (const of of releasable) all.push(await told(app, of, standings.of(of), waiting));
  return all;
}

/**
 * Does what an operator asks of one remote, or of the host.
 * @param actor who it is, for the log
 * @param seen what the operator was looking at (`glimpseOf`), where that is known
 * @throws Refusal where it cannot be done, or what was looked at has changed
 */
export async function changeStanding(
  app: App,
  of: Releasable,
  asked: Asked,
  actor: string,
  seen?: string,
): Promise<StandingWire> {
  const { reason = '' } = asked;
  if (asked.despiteGuard && reason.trim() === '') throw invalid({ reason: messages.valueMissing });
  const command = await commandOf(app, of, asked);
  const salt = () => randomBytes(16).toString('hex');
  const now = app.now();
  const standing = await app.rollouts.add(of, { actor, reason }, now, async (stands, tx) => {
    const { rollout } = stands;
    if (seen !== undefined && seen !== glimpseOf(standingWire(of, stands, null, now)))
      throw new Refusal(409, messages.conflict, { code: 'changed-meanwhile' });
    const missing = rollout ? missingFor(of, await evidentOf(tx, rollout), rollout, now) : [];
    const decided = decide(stands, command, { missing, salt });
    if (typeof decided === 'string') throw obstructed(decided);
    return decided;
  });
  return told(app, of, standing, await unreleased(app.db, await app.rollouts.standings()));
}

/** Whatever a decision rests on: a button that is pressed twice must not do twice what it says once. */
export function glimpseOf({ stable, rollout }: StandingWire): string {
  return JSON.stringify([stable, rollout?.release, rollout?.percent, rollout?.isPaused]);
}

async function told(
  app: App,
  of: Releasable,
  standing: Standing,
  waiting: Awaited<ReturnType<typeof unreleased>>,
): Promise<StandingWire> {
  const { rollout } = standing;
  const evident = rollout && (await asPlatform(app.db, (tx) => evidentOf(tx, rollout)));
  const ids = waiting.filter((it) => it.of === of).map((it) => it.release);
  return standingWire(of, standing, evident, app.now(), ids);
}

async function evidentOf(tx: Transaction<Schema>, rollout: Rollout): Promise<Evident> {
  return { watch: await watchOf(tx, watchName(rollout)), hasPassedProbe: await hasPassedProbe(tx, rollout) };
}
