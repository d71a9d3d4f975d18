import type { StoredFigures, StoredWindow } from '../../db/canary-columns.ts';
import { type AnalysisWindow, untested } from './canary-analysis.ts';
import type { Figures } from './metrics.ts';

type Stored<T extends { readonly uncaughtError: unknown }> = Omit<T, 'uncaughtError'> & {
  readonly erred: T['uncaughtError'];
};

export const toRow = <T extends { readonly uncaughtError: unknown }>({
  uncaughtError,
  ...others
}: T): Stored<T> => ({ ...others, erred: uncaughtError });

/** What an earlier server stored knows of no page that died. */
const figuresFromRow = ({ erred, ...others }: StoredFigures): Figures => ({
  died: 0,
  ...others,
  uncaughtError: erred,
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
  tests: { erred, ...tests },
  against,
  hasHung,
}: StoredWindow): AnalysisWindow => ({
  figures: { candidate: figuresFromRow(figures.candidate), stable: figuresFromRow(figures.stable) },
  stage,
  inStage: { candidate: figuresFromRow(inStage.candidate), stable: figuresFromRow(inStage.stable) },
  tests: { died: untested, ...tests, uncaughtError: erred },
  against: against === 'erred' ? 'uncaughtError' : against,
  ...(hasHung && { hasHung }),
});
