import { type Arm, type Figures, type Metric, metrics, type Test } from './metrics.ts';
import { eValueOf } from './sequential-test.ts';

/** Failures and errors at 1 % together need 200; the margin covers shares that are only estimates. */
export const threshold = 300;
/** Pages die together where devices are weak, which a company's sessions share. */
const thresholds: Readonly<Record<Metric, number>> = {
  fatal: threshold,
  uncaughtError: threshold,
  died: 2_000,
};
const leastFailing = { sessions: 3, companies: 3 };

/** Halts before the test. Good releases have more errors than failures, so more errors are needed. */
const earlyHalts: Readonly<Record<Metric, readonly { failing: number; sessions: number }[]>> = {
  fatal: [
    { failing: 3, sessions: 10 },
    { failing: 7, sessions: 60 },
  ],
  uncaughtError: [
    { failing: 4, sessions: 10 },
    { failing: 9, sessions: 60 },
    { failing: 20, sessions: 150 },
  ],
  died: [
    { failing: 6, sessions: 10 },
    { failing: 9, sessions: 60 },
  ],
};
/** A page that died proves nothing without sessions of the stable release. */
const leastControl: Readonly<Record<Metric, number>> = { fatal: 0, uncaughtError: 0, died: 3 };

/** The metric that fails the candidate: broken from the start, or convincing evidence; null without one. */
export function metricAgainst(
  figures: Readonly<Record<Arm, Figures>>,
  tests: Readonly<Record<Metric, Test>>,
): Metric | null {
  return (
    metrics.find((metric) => isBroken(metric, figures, tests[metric])) ??
    metrics.find((metric) => isConvincing(metric, tests[metric])) ??
    null
  );
}

function isBroken(
  metric: Metric,
  { candidate, stable }: Readonly<Record<Arm, Figures>>,
  { failing, failingCompanies }: Test,
): boolean {
  return (
    earlyHalts[metric].some((item) => candidate.sessions <= item.sessions && failing >= item.failing) &&
    failingCompanies >= leastFailing.companies &&
    stable.sessions >= leastControl[metric] &&
    // Failures on both sides alike are the server's or the network's fault, not the release's.
    rate(metric, stable) < rate(metric, candidate) / 4
  );
}

/** Few companies, or a sender that poses as them, stop nothing, however often their sessions fail. */
function isConvincing(metric: Metric, { evidence, failing, failingCompanies }: Test): boolean {
  return (
    failing >= leastFailing.sessions &&
    failingCompanies >= leastFailing.companies &&
    eValueOf(evidence) >= thresholds[metric]
  );
}

const rate = (metric: Metric, { sessions, [metric]: failed }: Figures) =>
  sessions === 0 ? 0 : failed / sessions;
