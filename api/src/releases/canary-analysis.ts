import {
  afterFailure,
  evidenceAgainst,
  type SequentialTest,
  type Shares,
  startOfTest,
} from './sequential-test.ts';

export type Arm = 'candidate' | 'stable';

/** What can be wrong with a session: the area did not come, fell or hung; or an error came from it that nothing caught. */
export const metrics = ['fatal', 'erred'] as const;
export type Metric = (typeof metrics)[number];

/** A session that opened the area, on one side. */
export interface SeenSession {
  readonly fatal: boolean;
  readonly erred: boolean;
  /** The stage in which it was seen last. */
  readonly stage: string;
}

/** Whose sessions they are. A company's sessions fail together, so few of them count. */
export interface SeenCompany {
  readonly fatal: number;
  readonly erred: number;
  readonly stage: string;
  /** Sessions in that stage. */
  readonly sessions: number;
}

/** Where sessions come from: what is wrong with an office's network is wrong for every company in it. */
export interface SeenNetwork {
  /** Companies that count as failing by a session from here. */
  readonly fatal: number;
  readonly erred: number;
  readonly stage: string;
  /** Sessions in that stage. */
  readonly sessions: number;
}

/** What was seen on one side. */
export interface Figures {
  readonly sessions: number;
  readonly companies: number;
  /** Sessions with at least one such failure, of every company all of them. */
  readonly fatal: number;
  readonly erred: number;
}

/** One metric's test. */
export interface Test {
  readonly evidence: SequentialTest;
  /** Sessions of this stage, of the companies that still count. */
  readonly shares: Shares;
  /** The candidate's failures that counted. */
  readonly failing: number;
  readonly failingCompanies: number;
}

/** Everything that the guard keeps of one rollout. */
export interface AnalysisWindow {
  readonly figures: Readonly<Record<Arm, Figures>>;
  readonly stage: string;
  readonly inStage: Readonly<Record<Arm, Figures>>;
  readonly tests: Readonly<Record<Metric, Test>>;
  /** Which metric speaks against the candidate. Once it does, it stays so. */
  readonly against: Metric | null;
}

/** What one report says of one session. */
export interface Sample {
  readonly arm: Arm;
  readonly stage: string;
  readonly fatal: boolean;
  readonly erred: boolean;
}

/** What a vote leaves behind. */
export interface CountedSample {
  readonly watch: AnalysisWindow;
  readonly session: SeenSession;
  readonly company: SeenCompany;
  readonly network: SeenNetwork;
}

/** Failing sessions of one company that count; afterwards its sessions are no longer compared at all. */
const perCompany = 3;

/**
 * Of one network: the companies that count as failing, fewer than it takes to halt; and the sessions of a stage that count
 * at all, by which no office alone fills a stage of 300.
 */
const perNetwork = { companies: 2, sessions: 100 };

/** Two metrics at 1 % together would be 200; the rest is for shares that are themselves only estimated. */
export const threshold = 300;
const leastFailing = { sessions: 3, companies: 3 };
/** What is broken from the start need not wait for a test: so many sessions, of three companies, among the first. */
const atOnce = [
  { failing: 3, sessions: 10 },
  { failing: 7, sessions: 60 },
];

const unseen = { fatal: 0, erred: 0, stage: '', sessions: 0 };
const none: Figures = { sessions: 0, companies: 0, fatal: 0, erred: 0 };
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
  tests: { fatal: untested, erred: untested },
  against: null,
};

/**
 * Counts one report of one session.
 * @param before what was seen of this session on this side, of its company and of its network; null: nothing
 * @returns null when it says nothing new
 */
export function withSample(
  watch: AnalysisWindow,
  vote: Sample,
  before: {
    readonly session: SeenSession | null;
    readonly company: SeenCompany | null;
    readonly network: SeenNetwork | null;
  },
): CountedSample | null {
  const { arm, stage } = vote;
  const { session } = before;
  // Another server was told of a stage that has begun, and this one was not yet.
  if (stage < watch.stage) return null;
  const isNew = session === null;
  const isNewInStage = session?.stage !== stage;
  const fatal = vote.fatal && !session?.fatal ? 1 : 0;
  const erred = vote.erred && !session?.erred ? 1 : 0;
  if (!isNewInStage && !fatal && !erred) return null;
  const network = before.network ?? unseen;
  const fromNetwork = network.stage === stage ? network.sessions : 0;
  if (isNewInStage && fromNetwork >= perNetwork.sessions) return null;

  const present = watch.stage === stage ? watch : inNewStage(watch, stage);
  const company = before.company ?? unseen;
  const inStage = company.stage === stage ? company.sessions : 0;
  const sessions = isNewInStage ? inStage + 1 : inStage;
  /** Whether it makes its company one that fails: a network has only so many of those. */
  const isFirst = (of: Metric, failures: number) =>
    failures > 0 && company[of] === 0 && network[of] < perNetwork.companies;
  const test = (of: Metric, failures: number) =>
    afterVote(present.tests[of], arm, isNewInStage, {
      hasFailed: failures > 0,
      isFirst: isFirst(of, failures),
      failedBefore: company[of],
      sessions,
    });
  const figures = withArm(
    present.figures,
    arm,
    plus(present.figures[arm], isNew, isNew && before.company === null, fatal, erred),
  );
  const tests = { fatal: test('fatal', fatal), erred: test('erred', erred) };
  return {
    watch: {
      figures,
      stage,
      inStage: withArm(
        present.inStage,
        arm,
        plus(present.inStage[arm], isNewInStage, inStage === 0, fatal, erred),
      ),
      tests,
      against: present.against ?? judged(figures, tests),
    },
    session: {
      fatal: vote.fatal || (session?.fatal ?? false),
      erred: vote.erred || (session?.erred ?? false),
      stage,
    },
    company: { fatal: company.fatal + fatal, erred: company.erred + erred, stage, sessions },
    network: {
      fatal: network.fatal + (isFirst('fatal', fatal) ? 1 : 0),
      erred: network.erred + (isFirst('erred', erred) ? 1 : 0),
      stage,
      sessions: isNewInStage ? fromNetwork + 1 : fromNetwork,
    },
  };
}

/** How strongly what was seen speaks against the candidate: the stronger of the two tests. 1 says nothing. */
export function strength({ tests }: AnalysisWindow): number {
  return Math.max(...metrics.map((metric) => evidenceAgainst(tests[metric].evidence)));
}

/** A stage has shares of its own: those of the stage before would say that too many of the failures are the candidate's. */
function inNewStage(watch: AnalysisWindow, stage: string): AnalysisWindow {
  const afresh = (test: Test): Test => ({ ...test, shares: { candidate: 0, stable: 0 } });
  const { fatal, erred } = watch.tests;
  const inStage = { candidate: none, stable: none };
  const tests = { fatal: afresh(fatal), erred: afresh(erred) };
  return { figures: watch.figures, stage, inStage, tests, against: watch.against };
}

function plus(
  figures: Figures,
  isNewSession: boolean,
  isNewCompany: boolean,
  fatal: number,
  erred: number,
): Figures {
  return {
    sessions: figures.sessions + (isNewSession ? 1 : 0),
    companies: figures.companies + (isNewCompany ? 1 : 0),
    fatal: figures.fatal + fatal,
    erred: figures.erred + erred,
  };
}

/** One vote as one test sees it. */
interface Failure {
  readonly hasFailed: boolean;
  /** Its company is now one that fails. */
  readonly isFirst: boolean;
  /** The company's sessions that failed before this one. */
  readonly failedBefore: number;
  /** The company's sessions in this stage, with this one. */
  readonly sessions: number;
}

function afterVote(
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
    // Its other sessions can no longer fail in this test, so they are no part of what could have.
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
    atOnce.some((item) => candidate.sessions <= item.sessions && failing >= item.failing) &&
    failingCompanies >= leastFailing.companies &&
    // What fails on both sides alike is not the release's fault, but the server's or the network's.
    rate(stable) < rate(candidate) / 4;
  if (isBroken) return 'fatal';
  return metrics.find((metric) => isConvincing(tests[metric])) ?? null;
}

/** Fewer companies, or whoever pretends to be in them, stop nothing, however often their sessions fail. */
function isConvincing({ evidence, failing, failingCompanies }: Test): boolean {
  return (
    failing >= leastFailing.sessions &&
    failingCompanies >= leastFailing.companies &&
    evidenceAgainst(evidence) >= threshold
  );
}

const rate = ({ fatal, sessions }: Figures) => (sessions === 0 ? 0 : fatal / sessions);
