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
  pairedMetric,
  withDrift,
  withPair,
} from '../src/releases/canary/paired-comparison.ts';

const none: ComparedCompany = { sessions: 0, events: 0 };

/** What the analysis stores of one company. */
export class AnalyzedCompany {
  failures: CompanyRecord | null = null;
  compared: Readonly<Record<ComparedMetric, ComparedCompany>> = this.inNewStage();
  paired: ComparedCompany = none;

  constructor(
    readonly name: string,
    /** Times before the rollout in milliseconds, the latest last. */
    readonly before: readonly number[],
  ) {}

  inNewStage() {
    this.compared = { silentFault: none, slow: none };
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
  /** Milliseconds. */
  readonly slow: number;
}

export type Verdict = Metric | ComparedMetric | PairedMetric;

/** All tests of the canary analysis, each with the server's own code. */
export class WholeAnalysis {
  private window: AnalysisWindow = emptyWindow;
  private readonly compared = {
    silentFault: noComparison('silentFault'),
    slow: noComparison('slow'),
  };
  private paired = noPairs;

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
      (this.pair(company, session) ? pairedMetric : null)
    );
  }

  private compare(company: AnalyzedCompany, session: AnalyzedSession, metric: ComparedMetric): boolean {
    const { arm, stage, [metric]: value } = session;
    const report =
      typeof value === 'number' ? { time: value, hasFault: false } : { time: null, hasFault: value };
    const compared = { arm, stage, ...report, isNew: true };
    const after = withCompared(metric, this.compared[metric], compared, company.compared[metric]);
    if (!after) return false;
    this.compared[metric] = after.comparison;
    company.compared = { ...company.compared, [metric]: after.company };
    return isWorse(metric, after.comparison);
  }

  private pair(company: AnalyzedCompany, { arm, slow: time }: AnalyzedSession): boolean {
    if (arm === 'stable') {
      this.paired = withDrift(this.paired, company.name, time, company.before);
      return false;
    }
    const before = company.before.at(-1 - company.paired.sessions);
    if (before === undefined) return false;
    const after = withPair(this.paired, { time, before }, company.paired);
    if (!after) return false;
    this.paired = after.comparison;
    company.paired = after.company;
    return isSlowerThanBefore(after.comparison);
  }
}
