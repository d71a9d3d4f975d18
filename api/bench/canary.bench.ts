import { expect, test } from 'vitest';
import { comparedMetrics } from '../src/releases/canary/comparison.ts';
import { Dice } from '../testing/fuzz/dice.ts';
import { simulatedComparison, type TimePlan } from './simulated-comparison.ts';
import { type PanelPlan, simulatedPanel, stages } from './simulated-panel.ts';
import { type Plan, type Rates, simulated } from './simulated-rollout.ts';

/*
 * Rollouts that are made up, with chance that is the same each time, given to the canary analysis's own code session by session.
 * What it promises is asserted; the rest is printed, because one should know what it does not find.
 */

/** A round among those of all benches has a tenth of the good rollouts, of which one may be halted. */
const size = process.env.RUNS === '1' ? 0.1 : 1;
const rollouts = 2000 * size;
/** @returns the share of so many good rollouts that may be halted */
const allowed = (share: number, among: number) => Math.max(share, 1 / among);
const shares = [0.05, 0.25, 0.5];

interface Outcome {
  /** Share of halted rollouts. */
  readonly halted: number;
  /** Candidate's sessions until the halt: median and 95th percentile. */
  readonly p50: number;
  readonly p95: number;
}

function outcomeOf(plan: Plan, most: number, seed: number): Outcome {
  const dice = new Dice(seed);
  const until: number[] = [];
  for (let i = 0; i < rollouts; i++) {
    const sessions = simulated(dice, plan, most);
    if (sessions !== null) until.push(sessions);
  }
  until.sort((a, b) => a - b);
  const at = (part: number) =>
    until[Math.min(until.length - 1, Math.floor(until.length * part))] ?? Number.NaN;
  return { halted: until.length / rollouts, p50: at(0.5), p95: at(0.95) };
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const rates = (fatal: number, uncaughtError: number): Rates => ({
  fatal: fatal / 100,
  uncaughtError: uncaughtError / 100,
});

function line(title: string, cells: readonly string[]): void {
  console.log(`${title.padEnd(34)}${cells.map((cell) => cell.padEnd(30)).join('')}`);
}

test('the table begins', () => {
  console.log(`${rollouts} rollouts a cell, up to 500 sessions of the candidate (300 at 5 % of a good one)`);
  line(
    '',
    shares.map((share) => `candidate has ${percent(share)}`),
  );
});

test.each([
  ['good: 1 % fatal, 1 % uncaught errors', rates(1, 1), 0],
  ['good: 0.5 % fatal, 3 % uncaught errors', rates(0.5, 3), 0],
  ['good: 3 % fatal, 3 % uncaught errors', rates(3, 3), 0],
  ['the first, of unequal companies', rates(1, 1), 0.8],
] as const)('%s: at most one in a hundred is halted', (title, good, inequality) => {
  const plan = { rates: { candidate: good, stable: good }, companies: 400, inequality };
  const outcomes = shares.map((share, i) => outcomeOf({ ...plan, share }, share < 0.1 ? 300 : 500, 100 + i));
  line(
    title,
    outcomes.map(({ halted }) => `false halt ${percent(halted)}`),
  );
  for (const { halted } of outcomes) expect(halted).toBeLessThanOrEqual(allowed(0.01, rollouts));
});

// When one session in twenty fails anyway, a few early failures prove little.
test('a good release of a panel that fails often, not promised', () => {
  const often = rates(5, 5);
  const plan = { rates: { candidate: often, stable: often }, companies: 400, inequality: 0 };
  const outcomes = shares.map((share, i) => outcomeOf({ ...plan, share }, share < 0.1 ? 300 : 500, 300 + i));
  line(
    'good: 5 % fatal, 5 % uncaught errors',
    outcomes.map(({ halted }) => `false halt ${percent(halted)}`),
  );
});

const described = ({ halted, p50, p95 }: Outcome) => `${percent(halted)}, p50 ${p50}, p95 ${p95}`;

test.each([
  ['100 % fatal, stable 1 %', rates(1, 1), rates(100, 1), { least: 1, within: 5 }],
  ['20 % fatal, stable 0.1 %', rates(0.1, 1), rates(20, 1), { least: 1, within: 60 }],
  ['20 % fatal, stable 1 %', rates(1, 1), rates(20, 1), { least: 1, within: 60 }],
  ['5 % uncaught errors, stable 1 %', rates(1, 1), rates(1, 5), { least: 0.5, within: 500 }],
] as const)('%s: halted in time', (title, stable, candidate, { least, within }) => {
  const plan = { rates: { candidate, stable }, companies: 400, inequality: 0 };
  const outcomes = shares.map((share, i) => ({ share, ...outcomeOf({ ...plan, share }, 500, 200 + i) }));
  line(title, outcomes.map(described));
  for (const { share, halted, p95 } of outcomes) {
    expect(halted, `${title} at ${percent(share)}`).toBeGreaterThanOrEqual(least);
    expect(p95, `${title} at ${percent(share)}`).toBeLessThanOrEqual(within);
  }
});

function comparedOutcome(plan: TimePlan, most: number, seed: number): Outcome {
  const dice = new Dice(seed);
  const until: number[] = [];
  for (let i = 0; i < comparisons; i++) {
    const sessions = simulatedComparison(dice, plan, most);
    if (sessions !== null) until.push(sessions);
  }
  until.sort((a, b) => a - b);
  const at = (part: number) =>
    until[Math.min(until.length - 1, Math.floor(until.length * part))] ?? Number.NaN;
  return { halted: until.length / comparisons, p50: at(0.5), p95: at(0.95) };
}

const comparisons = 500 * size;
const even = { companies: 400, added: 0, alike: 0.5, faulty: { stable: 0.005, candidate: 0.005 } };

test('slow by 2 s: halted in time', () => {
  const plan = { ...even, added: 2_000, metric: 'slow' } as const;
  const outcomes = shares.map((share, i) => ({ share, ...comparedOutcome({ ...plan, share }, 60, 500 + i) }));
  line('slow by 2 s', outcomes.map(described));
  for (const { share, halted } of outcomes)
    expect(halted, `slow at ${percent(share)}`).toBeGreaterThanOrEqual(0.95);
});

test.each(comparedMetrics)(
  'a good release is halted for %s in at most five of a thousand rollouts',
  (metric) => {
    const outcomes = shares.map((share, i) =>
      comparedOutcome({ ...even, metric, share }, share < 0.1 ? 300 : 500, 600 + i),
    );
    line(
      `good: ${metric}`,
      outcomes.map(({ halted }) => `false halt ${percent(halted)}`),
    );
    for (const { halted } of outcomes) expect(halted).toBeLessThanOrEqual(allowed(0.005, comparisons));
  },
);

const panel: PanelPlan = {
  companies: 40,
  fatal: 0.01,
  uncaughtError: 0.01,
  died: 0.01,
  slowdown: 1,
  inequality: 0,
};
const wholeRollouts = 1000 * size;
const faulty = 500;

test.each([
  ['40 companies', {}],
  ['400 companies', { companies: 400 }],
  ['40 unequal companies', { inequality: 0.8 }],
  ['40 companies, 3 % of all failures', { fatal: 0.03, uncaughtError: 0.03, died: 0.03 }],
  ['40 companies, all half as slow again', { slowdown: 1.5 }],
] as const)(
  'whole rollouts of a good release with %s: all tests together halt at most one in a hundred',
  (title, changes) => {
    const dice = new Dice(700);
    const verdicts = Array.from({ length: wholeRollouts }, () =>
      simulatedPanel(dice, { ...panel, ...changes }),
    ).flatMap((found) => (found ? [found.verdict] : []));
    line(`all: ${title}`, [`false halt ${percent(verdicts.length / wholeRollouts)}`, verdicts.join(' ')]);
    expect(verdicts.length / wholeRollouts).toBeLessThanOrEqual(allowed(0.01, wholeRollouts));
  },
);

/** Bad releases that pass the trial: how many of the candidate's sessions meet the fault, and must, until the halt. */
test.each([
  ['hang, met by a quarter', { silentFault: 0.25 }, 20, 0.95],
  ['missing chunk, by one in ten', { silentFault: 0.1 }, 20, 0.95],
  ['foreign style, by all', { silentFault: 1 }, 20, 0.95],
  ['an error that is felt, by all', { felt: 1 }, 20, 0.95],
  ['an error that is felt, by a quarter', { felt: 0.25 }, 20, 0.95],
  ['the end of the page, by all', { dying: 1 }, 20, 0.95],
  ['slow by 2 s, by all', { slower: 2_000 }, 60, 0.95],
] as const)('%s: halted within the sessions that met it', (title, bad, within, least) => {
  for (const companies of [40, 400]) {
    const outcomes = stages.map(({ share }, i) => {
      const dice = new Dice(800 + i);
      const until = Array.from({ length: faulty }, () =>
        simulatedPanel(dice, { ...panel, ...bad, companies }, [{ share, sessions: 500 }]),
      ).flatMap((found) => (found ? [title.startsWith('slow') ? found.sessions : found.met] : []));
      until.sort((a, b) => a - b);
      const at = (part: number) => until[Math.floor(faulty * part)] ?? Number.POSITIVE_INFINITY;
      const halted = until.filter((sessions) => sessions <= within).length / faulty;
      return { share, halted, p50: at(0.5), p95: at(0.95) };
    });
    line(
      `${title}, ${companies}`,
      outcomes.map(({ halted, p50, p95 }) => `${percent(halted)}, met p50 ${p50}, p95 ${p95}`),
    );
    for (const { share, halted } of outcomes)
      expect(halted, `${companies} companies, ${percent(share)}`).toBeGreaterThanOrEqual(least);
  }
});
