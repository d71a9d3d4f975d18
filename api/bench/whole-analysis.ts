import {
  type AnalysisWindow,
  type CompanyRecord,
  emptyWindow,
  withSample,
} from '../src/releases/canary/canary-analysis.ts';
import {
  type ComparedCompany,
  type ComparedMetric,
  comparedMetrics,
  isWorse,
  noComparison,
  withCompared,
} from '../src/releases/canary/comparison.ts';
import type { Arm, Metric } from '../src/releases/canary/metrics.ts';
import {
  isSlowerThanBefore,
  noPairs,
  type PairedMetric,
  withDrift,
  withPair,
} from '../src/releases/canary/paired-comparison.ts';

const none: ComparedCompany = { sessions: 0, events: 0 };

/** What the analysis stores of one company. */
export class AnalyzedCompany {
  failures: CompanyRecord | null = null;
  compared: Readonly<Record<ComparedMetric, ComparedCompany>> = this.inNewStage();
  paired: Readonly<Record<PairedMetric, ComparedCompany>> = {
    slowerThanBefore: none,
    longerThanBefore: none,
  };

  constructor(
    readonly name: string,
    /** Times before the rollout in milliseconds, the latest last. */
    readonly before: Readonly<Record<PairedMetric, readonly number[]>>,
  ) {}

  inNewStage() {
    this.compared = { silentFault: none, slow: none, longTask: none, calls: none, business: none };
    return this.compared;
  }
}

export interface AnalyzedSession {
  readonly arm: Arm;
  readonly stage: string;
  readonly fatal: boolean;
  readonly uncaughtError: boolean;
  readonly died: boolean;
  readonly silentFault: boolean;
  readonly business: boolean;
  /** Milliseconds. */
  readonly slow: number;
  readonly longTask: number;
  /** A minute. */
  readonly calls: number;
}

export type Verdict = Metric | ComparedMetric | PairedMetric;

/** All tests of the canary analysis, each with the server's own code. */
export class WholeAnalysis {
  private window: AnalysisWindow = emptyWindow;
  private readonly compared = {
    silentFault: noComparison('silentFault'),
    slow: noComparison('slow'),
    longTask: noComparison('longTask'),
    calls: noComparison('calls'),
    business: noComparison('business'),
  };
  private readonly paired = { slowerThanBefore: noPairs, longerThanBefore: noPairs };

  /** Adds a session, each in a network of its own. @returns the first test that now halts the candidate */
  add(company: AnalyzedCompany, session: AnalyzedSession): Verdict | null {
    const before = { session: null, company: company.failures, network: null };
    const failures = withSample(this.window, session, before);
    if (failures) {
      this.window = failures.window;
      company.failures = failures.company;
    }
    return (
      this.window.against ??
      comparedMetrics.find((metric) => this.compare(company, session, metric)) ??
      (this.pair(company, session, 'slowerThanBefore', session.slow) ? 'slowerThanBefore' : null) ??
      (this.pair(company, session, 'longerThanBefore', session.longTask) ? 'longerThanBefore' : null)
    );
  }

  private compare(company: AnalyzedCompany, session: AnalyzedSession, metric: ComparedMetric): boolean {
    const { arm, stage, [metric]: value } = session;
    const report =
      typeof value === 'number' ? { time: value, hasActed: false } : { time: null, hasActed: value };
    const compared = { arm, stage, ...report, isNew: true };
    const after = withCompared(metric, this.compared[metric], compared, company.compared[metric]);
    if (!after) return false;
    this.compared[metric] = after.comparison;
    company.compared = { ...company.compared, [metric]: after.company };
    return isWorse(metric, after.comparison);
  }

  private pair(
    company: AnalyzedCompany,
    { arm }: AnalyzedSession,
    metric: PairedMetric,
    time: number,
  ): boolean {
    const earlier = company.before[metric];
    if (arm === 'stable') {
      this.paired[metric] = withDrift(this.paired[metric], company.name, time, earlier);
      return false;
    }
    const before = earlier.at(-1 - company.paired[metric].sessions);
    if (before === undefined) return false;
    const after = withPair(metric, this.paired[metric], { time, before }, company.paired[metric]);
    if (!after) return false;
    this.paired[metric] = after.comparison;
    company.paired = { ...company.paired, [metric]: after.company };
    return isSlowerThanBefore(after.comparison);
  }
}
