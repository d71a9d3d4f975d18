import { afterFailure, eValueOf, type SequentialTest, type Shares, startOfTest } from './sequential-test.ts';

export type Arm = 'candidate' | 'stable';

/** How a session can fail: the area did not load, crashed or hung; or it threw an uncaught error. */
export const metrics = ['fatal', 'uncaughtError'] as const;
export type Metric = (typeof metrics)[number];

/** A session that opened the area, on one side. */
export interface SessionRecord {
  readonly fatal: boolean;
  readonly uncaughtError: boolean;
  /** The stage in which it was last seen. */
  readonly stage: string;
}

/** The company of a session. Its sessions fail together, so only a few of them count. */
export interface CompanyRecord {
  readonly fatal: number;
  readonly uncaughtError: number;
  readonly stage: string;
  /** Sessions in that stage. */
  readonly sessions: number;
}

/** The network of a session: trouble in an office's network hits every company in it. */
export interface NetworkRecord {
  /** Companies that count as failing through a session from here. */
  readonly fatal: number;
  readonly uncaughtError: number;
  readonly stage: string;
  /** Sessions in that stage. */
  readonly sessions: number;
}

export interface Figures {
  readonly sessions: number;
  readonly companies: number;
  /** Sessions with at least one such failure, all those of every company. */
  readonly fatal: number;
  readonly uncaughtError: number;
}

export interface Test {
  readonly evidence: SequentialTest;
  /** Sessions of this stage, of the companies that still count. */
  readonly shares: Shares;
  /** Counted failures of the candidate. */
  readonly failing: number;
  readonly failingCompanies: number;
}

/** The analysis window of one rollout: everything that the canary analysis stores. */
export interface AnalysisWindow {
  readonly figures: Readonly<Record<Arm, Figures>>;
  readonly stage: string;
  readonly inStage: Readonly<Record<Arm, Figures>>;
  readonly tests: Readonly<Record<Metric, Test>>;
  /** The metric that failed the candidate; it never returns to null. */
  readonly against: Metric | null;
  /** Whether pages of the candidate hung. */
  readonly hasHung?: boolean;
}

/** One report of one session. */
export interface Sample {
  readonly arm: Arm;
  readonly stage: string;
  readonly fatal: boolean;
  readonly uncaughtError: boolean;
  /** Whether it is fatal because the page hung. */
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

/**
 * For one network: its companies that may count as failing, fewer than a halt needs; and its sessions that
 * count in a stage, so that no single office fills a stage of 300.
 */
const perNetwork = { companies: 2, sessions: 100 };

/** Two metrics at 1 % together need 200; the margin covers shares that are only estimates. */
export const threshold = 300;
const leastFailing = { sessions: 3, companies: 3 };
/**
 * A candidate broken from the start need not wait for the test: this many failures, from three companies,
 * among the first sessions.
 */
const earlyHalts = [
  { failing: 3, sessions: 10 },
  { failing: 7, sessions: 60 },
];

const noRecord = { fatal: 0, uncaughtError: 0, stage: '', sessions: 0 };
const none: Figures = { sessions: 0, companies: 0, fatal: 0, uncaughtError: 0 };
const untested: Test = {
  evidence: startOfTest,
  shares: { candidate: 0, stable: 0 },
  failing: 0,
  failingCompanies: 0,
};

export const emptyWindow: AnalysisWindow = {
  figures: { candidate: none, stable: none },
  stage: '',
  inStage: { candidate: none, stable: none },
  tests: { fatal: untested, uncaughtError: untested },
  against: null,
};

/**
 * Adds one report of one session to the analysis window.
 * @param before the stored session on this side, its company and its network; null: none yet
 * @returns null when it adds nothing
 */
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
  // From a server that had not read the new stage yet.
  if (stage < window.stage) return null;
  const isNew = session === null;
  const isNewInStage = session?.stage !== stage;
  const fatal = sample.fatal && !session?.fatal ? 1 : 0;
  const uncaughtError = sample.uncaughtError && !session?.uncaughtError ? 1 : 0;
  if (!isNewInStage && !fatal && !uncaughtError) return null;
  const network = before.network ?? noRecord;
  const fromNetwork = network.stage === stage ? network.sessions : 0;
  if (isNewInStage && fromNetwork >= perNetwork.sessions) return null;

  const present = window.stage === stage ? window : inNewStage(window, stage);
  const company = before.company ?? noRecord;
  const inStage = company.stage === stage ? company.sessions : 0;
  const sessions = isNewInStage ? inStage + 1 : inStage;
  /** Whether this failure makes its company a failing one, of which a network has a limited number. */
  const isFirst = (metric: Metric, failures: number) =>
    failures > 0 && company[metric] === 0 && network[metric] < perNetwork.companies;
  const test = (metric: Metric, failures: number) =>
    afterSample(present.tests[metric], arm, isNewInStage, {
      hasFailed: failures > 0,
      isFirst: isFirst(metric, failures),
      failedBefore: company[metric],
      sessions,
    });
  const figures = withArm(
    present.figures,
    arm,
    plus(present.figures[arm], isNew, isNew && before.company === null, fatal, uncaughtError),
  );
  const tests = { fatal: test('fatal', fatal), uncaughtError: test('uncaughtError', uncaughtError) };
  return {
    window: {
      figures,
      stage,
      inStage: withArm(
        present.inStage,
        arm,
        plus(present.inStage[arm], isNewInStage, inStage === 0, fatal, uncaughtError),
      ),
      tests,
      against: present.against ?? judged(figures, tests),
      ...((present.hasHung || (arm === 'candidate' && fatal > 0 && sample.hasHung)) && { hasHung: true }),
    },
    session: {
      fatal: sample.fatal || (session?.fatal ?? false),
      uncaughtError: sample.uncaughtError || (session?.uncaughtError ?? false),
      stage,
    },
    company: {
      fatal: company.fatal + fatal,
      uncaughtError: company.uncaughtError + uncaughtError,
      stage,
      sessions,
    },
    network: {
      fatal: network.fatal + (isFirst('fatal', fatal) ? 1 : 0),
      uncaughtError: network.uncaughtError + (isFirst('uncaughtError', uncaughtError) ? 1 : 0),
      stage,
      sessions: isNewInStage ? fromNetwork + 1 : fromNetwork,
    },
  };
}

/**
 * @returns how strongly the failures speak against the candidate: the stronger of the two tests; 1 is neutral
 */
export function strength({ tests }: AnalysisWindow): number {
  return Math.max(...metrics.map((metric) => eValueOf(tests[metric].evidence)));
}

/** Each stage has its own shares: the old ones would attribute too many failures to the candidate. */
function inNewStage(window: AnalysisWindow, stage: string): AnalysisWindow {
  const withoutShares = (test: Test): Test => ({ ...test, shares: { candidate: 0, stable: 0 } });
  const { fatal, uncaughtError } = window.tests;
  const inStage = { candidate: none, stable: none };
  const tests = { fatal: withoutShares(fatal), uncaughtError: withoutShares(uncaughtError) };
  return { ...window, stage, inStage, tests };
}

function plus(
  figures: Figures,
  isNewSession: boolean,
  isNewCompany: boolean,
  fatal: number,
  uncaughtError: number,
): Figures {
  return {
    sessions: figures.sessions + (isNewSession ? 1 : 0),
    companies: figures.companies + (isNewCompany ? 1 : 0),
    fatal: figures.fatal + fatal,
    uncaughtError: figures.uncaughtError + uncaughtError,
  };
}

interface Failure {
  readonly hasFailed: boolean;
  /** Its company becomes a failing one. */
  readonly isFirst: boolean;
  /** The company's sessions that failed before this one. */
  readonly failedBefore: number;
  /** The company's sessions in this stage, with this one. */
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

const withArm = <Of>(both: Readonly<Record<Arm, Of>>, arm: Arm, value: Of): Readonly<Record<Arm, Of>> =>
  arm === 'candidate'
    ? { candidate: value, stable: both.stable }
    : { candidate: both.candidate, stable: value };

function judged(
  { candidate, stable }: AnalysisWindow['figures'],
  tests: AnalysisWindow['tests'],
): Metric | null {
  const { failing, failingCompanies } = tests.fatal;
  const isBroken =
    earlyHalts.some((item) => candidate.sessions <= item.sessions && failing >= item.failing) &&
    failingCompanies >= leastFailing.companies &&
    // Failures on both sides alike are the server's or the network's fault, not the release's.
    rate(stable) < rate(candidate) / 4;
  if (isBroken) return 'fatal';
  return metrics.find((metric) => isConvincing(tests[metric])) ?? null;
}

/** Fewer companies, or someone posing as them, stop nothing, however often their sessions fail. */
function isConvincing({ evidence, failing, failingCompanies }: Test): boolean {
  return (
    failing >= leastFailing.sessions &&
    failingCompanies >= leastFailing.companies &&
    eValueOf(evidence) >= threshold
  );
}

const rate = ({ fatal, sessions }: Figures) => (sessions === 0 ? 0 : fatal / sessions);
