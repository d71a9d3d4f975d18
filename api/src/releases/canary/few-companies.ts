import type { AnalysisWindow } from './canary-analysis.ts';

const minimum = { companies: 3, sessions: 3 };

/** Whether a person must decide: the candidate fails far more often, but at too few companies for a halt. */
export function needsOperator({ figures: { candidate, stable }, tests: { fatal } }: AnalysisWindow): boolean {
  const rate = (failed: number, sessions: number) => (sessions === 0 ? 0 : failed / sessions);
  return (
    candidate.companies < minimum.companies &&
    fatal.failing >= minimum.sessions &&
    rate(stable.fatal, stable.sessions) < rate(candidate.fatal, candidate.sessions) / 4
  );
}
