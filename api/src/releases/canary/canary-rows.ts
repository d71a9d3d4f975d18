import type { AnalysisWindow, Arm, Figures, Metric } from './canary-analysis.ts';

/** The tables keep the metric `uncaughtError` under its earlier name, by which the previous server reads and writes. */
export type Stored<T extends { readonly uncaughtError: unknown }> = Omit<T, 'uncaughtError'> & {
  readonly erred: T['uncaughtError'];
};

export interface StoredWindow {
  readonly figures: Readonly<Record<Arm, Stored<Figures>>>;
  readonly stage: string;
  readonly inStage: Readonly<Record<Arm, Stored<Figures>>>;
  readonly tests: Stored<AnalysisWindow['tests']>;
  readonly against: Exclude<Metric, 'uncaughtError'> | 'erred' | null;
}

export const toRow = <T extends { readonly uncaughtError: unknown }>({
  uncaughtError,
  ...others
}: T): Stored<T> => ({ ...others, erred: uncaughtError });

const fromRow = <T extends { readonly erred: unknown }>({ erred, ...others }: T) => ({
  ...others,
  uncaughtError: erred as T['erred'],
});

export const windowToRow = ({ figures, stage, inStage, tests, against }: AnalysisWindow): StoredWindow => ({
  figures: { candidate: toRow(figures.candidate), stable: toRow(figures.stable) },
  stage,
  inStage: { candidate: toRow(inStage.candidate), stable: toRow(inStage.stable) },
  tests: toRow(tests),
  against: against === 'uncaughtError' ? 'erred' : against,
});

export const windowFromRow = ({ figures, stage, inStage, tests, against }: StoredWindow): AnalysisWindow => ({
  figures: { candidate: fromRow(figures.candidate), stable: fromRow(figures.stable) },
  stage,
  inStage: { candidate: fromRow(inStage.candidate), stable: fromRow(inStage.stable) },
  tests: fromRow(tests),
  against: against === 'erred' ? 'uncaughtError' : against,
});
