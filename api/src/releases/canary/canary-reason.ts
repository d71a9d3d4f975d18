import { type AnalysisWindow, type Figures, type Metric, metrics } from './canary-analysis.ts';

const words: Record<Metric, string> = {
  fatal: 'الجلسات التي تعطّل فيها',
  uncaughtError: 'الجلسات التي ظهر فيها خطأ',
};

/** @returns the reason of a halt for people, with its figures */
export function reasonOf(against: Metric, { figures: { candidate, stable } }: AnalysisWindow): string {
  const control =
    stable.sessions === 0
      ? 'ولا جلسات بعد على الإصدار المستقر'
      : `مقابل ${part(against, stable)} على الإصدار المستقر`;
  return `${words[against]} ${part(against, candidate)}، ${control}.`;
}

/** @returns the reason for pausing the rollout, instead of halting once more, until a person has looked */
export const frozenReason = (reason: string): string =>
  `علّق الحارس الإطلاق التدريجي ولم يوقف الإصدار، لأنه أوقف عدة إصدارات خلال يوم واحد. ${reason}`;

function part(metric: Metric, figures: Figures): string {
  const percent = Math.round((figures[metric] / figures.sessions) * 1000) / 10;
  return `${figures[metric]} من ${figures.sessions} (${percent}%)`;
}

/** @returns the figures for the server's log */
export function figuresOf({ figures: { candidate, stable } }: AnalysisWindow) {
  return Object.fromEntries(
    metrics.map((metric) => [
      metric,
      `${candidate[metric]}/${candidate.sessions} : ${stable[metric]}/${stable.sessions}`,
    ]),
  );
}
