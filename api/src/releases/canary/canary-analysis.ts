import { metricAgainst } from './halting.ts';
import { type Arm, byMetric, type Figures, type Metric, metrics, type Test, withArm } from './metrics.ts';
import { afterFailure, eValueOf, startOfTest } from './sequential-test.ts';

export interface SessionRecord extends Readonly<Record<Metric, boolean>> {
  readonly stage: string;
}

/** A company's sessions fail together, so only a few of its failures count. */
export interface CompanyRecord extends Readonly<Record<Metric, number>> {
  readonly stage: string;
  readonly sessions: number;
}

/** An office's network can fail every company in it. Counts companies that first failed through this network. */
export type NetworkRecord = CompanyRecord;

/** Everything that the canary analysis stores about one rollout. */
export interface AnalysisWindow {
  readonly figures: Readonly<Record<Arm, Figures>>;
  readonly stage: string;
  readonly inStage: Readonly<Record<Arm, Figures>>;
  readonly tests: Readonly<Record<Metric, Test>>;
  /** The metric that failed the candidate; it never returns to null. */
  readonly against: Metric | null;
  readonly hasHung?: boolean;
}

export interface Sample {
  readonly arm: Arm;
  readonly stage: string;
  readonly fatal: boolean;
  readonly uncaughtError: boolean;
  readonly died?: boolean;
  readonly hasHung?: boolean;
}

export interface CountedSample {
  readonly window: AnalysisWindow;
  readonly session: SessionRecord;
  readonly company: CompanyRecord;
  readonly network: NetworkRecord;
}

/** Counted failures of one company; afterwards its sessions leave the comparison. */
const perCompany = 3;

/** Failing companies stay below what a halt needs; the sessions keep one office from filling a stage of 300. */
const perNetwork = { companies: 2, sessions: 100 };

const noFailures = byMetric(() => 0);
const noRecord = { ...noFailures, stage: '', sessions: 0 };
const noFigures: Figures = { sessions: 0, companies: 0, ...noFailures };
export const untested: Test = {
  evidence: startOfTest,
  shares: { candidate: 0, stable: 0 },
  failing: 0,
  failingCompanies: 0,
};

export const emptyWindow: AnalysisWindow = {
  figures: { candidate: noFigures, stable: noFigures },
  stage: '',
  inStage: { candidate: noFigures, stable: noFigures },
  tests: byMetric(() => untested),
  against: null,
};

/** Adds one report; `before` holds what is stored on this side. Null when the report adds nothing. */
export function withSample(
  window: AnalysisWindow,
  sample: Sample,
  before: {
    readonly session: SessionRecord | null;
    readonly company: CompanyRecord | null;
    readonly network: NetworkRecord | null;
  },
): CountedSample | null {
  const { arm, stage } = sample;
  const { session } = before;
  // A server that has not read the new stage yet sent this.
  if (stage < window.stage) return null;
  const isNew = session === null;
  const isNewInStage = session?.stage !== stage;
  const failures = byMetric((metric) => (sample[metric] && !session?.[metric] ? 1 : 0));
  if (!isNewInStage && metrics.every((metric) => failures[metric] === 0)) return null;
  const network = before.network ?? noRecord;
  const fromNetwork = network.stage === stage ? network.sessions : 0;
  if (isNewInStage && fromNetwork >= perNetwork.sessions) return null;

  const present = window.stage === stage ? window : inNewStage(window, stage);
  const company = before.company ?? noRecord;
  const inStage = company.stage === stage ? company.sessions : 0;
  const sessions = isNewInStage ? inStage + 1 : inStage;
  /** Whether this failure makes its company a failing one, of which a network has a limited number. */
  const isFirst = (metric: Metric) =>
    failures[metric] > 0 && company[metric] === 0 && network[metric] < perNetwork.companies;
  const figures = withArm(
    present.figures,
    arm,
    plus(present.figures[arm], isNew, isNew && before.company === null, failures),
  );
  const tests = byMetric((metric) =>
    afterSample(present.tests[metric], arm, isNewInStage, {
      hasFailed: failures[metric] > 0,
      isFirst: isFirst(metric),
      failedBefore: company[metric],
      sessions,
    }),
  );
  return {
    window: {
      figures,
      stage,
      inStage: withArm(
        present.inStage,
        arm,
        plus(present.inStage[arm], isNewInStage, inStage === 0, failures),
      ),
      tests,
      against: present.against ?? metricAgainst(figures, tests),
      ...((present.hasHung || (arm === 'candidate' && failures.fatal > 0 && sample.hasHung)) && {
        hasHung: true,
      }),
    },
    session: {
      ...byMetric((metric) => sample[metric] === true || session?.[metric] === true),
      stage,
    },
    company: { ...byMetric((metric) => company[metric] + failures[metric]), stage, sessions },
    network: {
      ...byMetric((metric) => network[metric] + (isFirst(metric) ? 1 : 0)),
      stage,
      sessions: isNewInStage ? fromNetwork + 1 : fromNetwork,
    },
  };
}

/** How strongly the failures speak against the candidate: the strongest e-value; 1 is neutral. */
export function strength({ tests }: AnalysisWindow): number {
  return Math.max(...metrics.map((metric) => eValueOf(tests[metric].evidence)));
}

/** Each stage has its own shares: the old ones would attribute too many failures to the candidate. */
function inNewStage(window: AnalysisWindow, stage: string): AnalysisWindow {
  const withoutShares = (test: Test): Test => ({ ...test, shares: { candidate: 0, stable: 0 } });
  const inStage = { candidate: noFigures, stable: noFigures };
  return { ...window, stage, inStage, tests: byMetric((metric) => withoutShares(window.tests[metric])) };
}

function plus(
  figures: Figures,
  isNewSession: boolean,
  isNewCompany: boolean,
  failures: Readonly<Record<Metric, number>>,
): Figures {
  return {
    ...byMetric((metric) => figures[metric] + failures[metric]),
    sessions: figures.sessions + (isNewSession ? 1 : 0),
    companies: figures.companies + (isNewCompany ? 1 : 0),
  };
}

interface Failure {
  readonly hasFailed: boolean;
  readonly isFirst: boolean;
  readonly failedBefore: number;
  /** Of the company in this stage, this session included. */
  readonly sessions: number;
}

function afterSample(
  test: Test,
  arm: Arm,
  isNewInStage: boolean,
  { hasFailed, isFirst, failedBefore, sessions }: Failure,
): Test {
  if (failedBefore >= perCompany) return test;
  const { evidence, failing, failingCompanies } = test;
  const shares = isNewInStage ? withArm(test.shares, arm, test.shares[arm] + 1) : test.shares;
  if (!hasFailed) return { evidence, shares, failing, failingCompanies };

  const own = arm === 'candidate' ? 1 : 0;
  const isLast = failedBefore + 1 === perCompany;
  return {
    evidence: afterFailure(evidence, arm === 'candidate', shares),
    // The company's other sessions can no longer fail in this test, so they leave its shares.
    shares: isLast ? withArm(shares, arm, shares[arm] - sessions) : shares,
    failing: failing + own,
    failingCompanies: failingCompanies + (isFirst ? own : 0),
  };
}
