export type StoredArm = 'candidate' | 'stable';

interface StoredFigures {
  readonly sessions: number;
  readonly companies: number;
  readonly fatal: number;
  readonly uncaughtError: number;
  readonly died: number;
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
  readonly tests: {
    readonly fatal: StoredTest;
    readonly uncaughtError: StoredTest;
    readonly died: StoredTest;
  };
  readonly against: 'fatal' | 'uncaughtError' | 'died' | null;
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

export interface StoredTime {
  readonly session: string;
  readonly milliseconds: number;
}

export type StoredTimes = readonly StoredTime[];
