import type { Arm } from '../src/releases/canary/metrics.ts';
import type { Dice } from '../testing/fuzz/dice.ts';
import { normal } from './simulated-comparison.ts';
import { AnalyzedCompany, type Verdict, WholeAnalysis } from './whole-analysis.ts';

/** A panel, and how often a session has something, from 0 to 1; the candidate's as the stable release's but for its own fault. */
export interface PanelPlan {
  readonly companies: number;
  /** Failures, of which one in five is silent. */
  readonly fatal: number;
  readonly uncaughtError: number;
  /** Pages that end without being left. */
  readonly died: number;
  /** How many times longer everybody takes since the rollout began: an overloaded server. */
  readonly slowdown: number;
  /** From 0 to 1: a few companies have most of the sessions (Zipf's law), and fail up to twice as often as others. */
  readonly inequality: number;
  /** Milliseconds that the candidate adds to each session. */
  readonly slower?: number;
  /** How many of the candidate's sessions meet a silent fault, an error that they feel, or the end of their page. */
  readonly silentFault?: number;
  readonly felt?: number;
  readonly dying?: number;
}

/** As the promotion criteria want them: the candidate's share, and its sessions until the next stage. */
export const stages = [
  { share: 0.05, sessions: 60 },
  { share: 0.25, sessions: 300 },
  { share: 0.5, sessions: 300 },
];

/** Sessions of before the rollout, with which those of the candidate are compared. */
const earlier = 20;

interface Company {
  readonly analyzed: AnalyzedCompany;
  readonly nature: number;
  /** How many times longer its own line takes than before the rollout. */
  readonly line: number;
  readonly proneness: number;
  arm: Arm;
}

/**
 * A whole rollout, whose sessions are given to all tests that the canary analysis has.
 * @param from first of the stages
 * @returns what halted it, after how many of the candidate's sessions, and how many of them met its fault; null
 *   when it reached everybody
 */
export function simulatedPanel(
  dice: Dice,
  plan: PanelPlan,
  from: readonly (typeof stages)[number][] = stages,
): { readonly verdict: Verdict; readonly sessions: number; readonly met: number } | null {
  const all = Array.from({ length: plan.companies }, (_, i) => companyOf(dice, plan, `${i}`));
  const analysis = new WholeAnalysis();
  let sessions = 0;
  let met = 0;
  for (const [i, { share, sessions: wanted }] of from.entries()) {
    const ofCandidate = Math.max(3, Math.round(all.length * share));
    for (const [place, company] of all.entries()) {
      const arm = place < ofCandidate ? 'candidate' : 'stable';
      if (company.arm !== arm) company.analyzed.failures = null;
      company.arm = arm;
      company.analyzed.inNewStage();
    }
    const urns = {
      candidate: urnOf(all.slice(0, ofCandidate), plan),
      stable: urnOf(all.slice(ofCandidate), plan),
    };
    for (let seen = 0; seen < wanted; ) {
      const company = dice.pick(urns[dice.chance(share) ? 'candidate' : 'stable']);
      if (company.arm === 'candidate') {
        seen++;
        sessions++;
      }
      const session = sessionOf(dice, plan, company);
      if (session.hasMet) met++;
      const verdict = analysis.add(company.analyzed, { stage: `${i}`, ...session });
      if (verdict) return { verdict, sessions, met };
    }
  }
  return null;
}

function sessionOf(dice: Dice, plan: PanelPlan, { arm, nature, line, proneness }: Company) {
  const has = (rate: number) => dice.chance(Math.min(1, rate * proneness));
  const added = arm === 'candidate' ? (plan.slower ?? 0) : 0;
  const meets = (rate = 0) => arm === 'candidate' && rate > 0 && dice.chance(rate);
  const meetsFault = meets(plan.silentFault);
  const [feels, dies] = [meets(plan.felt), meets(plan.dying)];
  const fatal = meetsFault || has(plan.fatal);
  return {
    arm,
    fatal,
    uncaughtError: feels || has(plan.uncaughtError),
    died: dies || has(plan.died),
    hasMet: meetsFault || feels || dies,
    silentFault: meetsFault || (fatal && dice.chance(0.2)),
    slow: timeOf(dice, nature) * line * plan.slowdown + added,
  };
}

function companyOf(dice: Dice, { inequality }: PanelPlan, name: string): Company {
  const nature = normal(dice);
  const times = Array.from({ length: earlier }, () => timeOf(dice, nature));
  return {
    analyzed: new AnalyzedCompany(name, times),
    nature,
    line: Math.exp(0.2 * normal(dice)),
    proneness: 1 + inequality * (2 * dice.next() - 1),
    arm: 'stable',
  };
}

/** Each company as often as its part of the sessions. */
const urnOf = (companies: readonly Company[], { inequality }: PanelPlan): Company[] =>
  companies.flatMap((company, i) =>
    Array<Company>(Math.max(1, Math.round((companies.length / (i + 1)) ** inequality))).fill(company),
  );

/** Log-normal about a median of 1.1 s, half of the differences between companies: p75 is 1.6 s, p95 2.9 s. */
const timeOf = (dice: Dice, nature: number): number =>
  1_100 * Math.exp(0.6 * Math.SQRT1_2 * (nature + normal(dice)));
