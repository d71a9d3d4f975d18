import type { StoredWindow } from '../../db/canary-columns.ts';
import type { AnalysisWindow } from './canary-analysis.ts';

type Stored<T extends { readonly uncaughtError: unknown }> = Omit<T, 'uncaughtError'> & {
  readonly erred: T['uncaughtError'];
};

export const toRow = <T extends { readonly uncaughtError: unknown }>({
  uncaughtError,
  ...others
}: T): Stored<T> => ({ ...others, erred: uncaughtError });

const fromRow = <T extends { readonly erred: unknown }>({ erred, ...others }: T) => ({
  ...others,
  uncaughtError: erred as T['erred'],
});

export const windowToRow = ({
  figures,
  stage,
  inStage,
  tests,
  against,
  hasHung,
}: AnalysisWindow): StoredWindow => ({
  figures: { candidate: toRow(figures.candidate), stable: toRow(figures.stable) },
  stage,
  inStage: { candidate: toRow(inStage.candidate), stable: toRow(inStage.stable) },
  tests: toRow(tests),
  against: against === 'uncaughtError' ? 'erred' : against,
  ...(hasHung && { hasHung }),
});

export const windowFromRow = ({
  figures,
  stage,
  inStage,
  tests,
  against,
  hasHung,
}: StoredWindow): AnalysisWindow => ({
  figures: { candidate: fromRow(figures.candidate), stable: fromRow(figures.stable) },
  stage,
  inStage: { candidate: fromRow(inStage.candidate), stable: fromRow(inStage.stable) },
  tests: fromRow(tests),
  against: against === 'erred' ? 'uncaughtError' : against,
  ...(hasHung && { hasHung }),
});
