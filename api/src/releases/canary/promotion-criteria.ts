import type { Rollout } from '../rollout.ts';
import { type AnalysisWindow, strength } from './canary-analysis.ts';
import { threshold } from './halting.ts';
import type { Figures } from './metrics.ts';

const minute = 60_000;

const minimum = { minutes: 30, companies: 3, controlSessions: 10 };
/** Rule of three: no failure in 60 sessions means a rate of at most 5 %, in 300 at most 1 % (95 % bound). */
const leastSessions = ({ percent }: Rollout) => (percent >= 25 ? 300 : 60);

/** From here on a single failure could cause the halt. */
export const suspicious = threshold / 10;
const controlFailing = { rate: 0.1, sessions: 3 };

export interface CriteriaInput {
  /** Only visitors open the area, so no signed-in session can report on it. */
  readonly isForVisitors: boolean;
  /** An area's first rollout has no stable release to be compared with. */
  readonly hasStable: boolean;
  readonly window: AnalysisWindow;
  readonly hasPassedProbe: boolean;
}

/** Codes with the actual and the required value, e.g. `sessions:40/60`; empty when all are met. */
export function unmetCriteria(
  { window, hasPassedProbe, isForVisitors, hasStable }: CriteriaInput,
  rollout: Rollout,
  now: Date,
): string[] {
  const { stageAt } = rollout;
  const isOfThisStage = window.stage === stageAt.toISOString();
  const noFigures: Figures = { sessions: 0, companies: 0, fatal: 0, uncaughtError: 0, died: 0 };
  const { candidate, stable } = isOfThisStage ? window.inStage : { candidate: noFigures, stable: noFigures };
  const minutes = Math.max(0, Math.floor((now.getTime() - stageAt.getTime()) / minute));
  const sessions = leastSessions(rollout);
  const isControlFailing =
    stable.fatal >= controlFailing.sessions && stable.fatal >= controlFailing.rate * stable.sessions;
  const suspicion = Math.floor(strength(window));

  const missing: string[] = [];
  if (minutes < minimum.minutes) missing.push(`dwell:${minutes}/${minimum.minutes}`);
  if (isForVisitors) {
    if (!hasPassedProbe) missing.push('probe:0/1');
  } else {
    if (candidate.sessions < sessions) missing.push(`sessions:${candidate.sessions}/${sessions}`);
    if (candidate.companies < minimum.companies)
      missing.push(`companies:${candidate.companies}/${minimum.companies}`);
    if (hasStable && stable.sessions < minimum.controlSessions)
      missing.push(`control:${stable.sessions}/${minimum.controlSessions}`);
  }
  if (isControlFailing) missing.push(`control-failing:${stable.fatal}/${stable.sessions}`);
  if (suspicion >= suspicious) missing.push(`suspicion:${suspicion}/${threshold}`);
  return missing;
}
