/**
 * What the tables of the canary analysis hold. `erred` is the earlier name of `uncaughtError`, by which the previous
 * server reads and writes.
 */
export type StoredArm = 'candidate' | 'stable';

export interface StoredSession {
  readonly fatal: boolean;
  readonly erred: boolean;
  readonly died: boolean;
  readonly stage: string;
}

/** Of a company, and of a network. */
export interface StoredCounts {
  readonly fatal: number;
  readonly erred: number;
  readonly died: number;
  readonly stage: string;
  readonly sessions: number;
}

export interface StoredFigures {
  readonly sessions: number;
  readonly companies: number;
  readonly fatal: number;
  readonly erred: number;
  readonly died?: number;
}

interface StoredTest {
  readonly evidence: readonly number[];
  readonly shares: { readonly candidate: number; readonly stable: number };
  readonly failing: number;
  readonly failingCompanies: number;
}

export interface StoredWindow {
  readonly figures: Readonly<Record<StoredArm, StoredFigures>>;
  readonly stage: string;
  readonly inStage: Readonly<Record<StoredArm, StoredFigures>>;
  readonly tests: { readonly fatal: StoredTest; readonly erred: StoredTest; readonly died?: StoredTest };
  readonly against: 'fatal' | 'erred' | 'died' | null;
  /** The previous server drops it. */
  readonly hasHung?: boolean;
}

/** See `releases/canary/comparison.ts`. */
export interface StoredComparison {
  readonly evidence: readonly number[];
  readonly shares: Readonly<Record<StoredArm, number>>;
  readonly stage: string;
  readonly times: Readonly<Record<StoredArm, readonly number[]>>;
  readonly companies: Readonly<Record<StoredArm, number>>;
  readonly drifts?: readonly { readonly company: string; readonly milliseconds: number }[];
}

/** One session's time with a release. */
export interface StoredTime {
  readonly session: string;
  readonly milliseconds: number;
}
