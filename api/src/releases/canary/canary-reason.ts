import type { Why } from '../rollout.ts';
import type { AnalysisWindow } from './canary-analysis.ts';
import { type ComparedMetric, type Comparison, p75Of } from './comparison.ts';
import { type Figures, type Metric, metrics } from './metrics.ts';
import type { PairedMetric } from './paired-comparison.ts';

const words: Record<Metric, string> = {
  fatal: 'الجلسات التي تعطّل فيها',
  uncaughtError: 'الجلسات التي ظهر فيها خطأ',
  died: 'الجلسات التي أُغلقت فيها الصفحة فجأة',
};

export function reasonOf(against: Metric, { figures: { candidate, stable } }: AnalysisWindow): string {
  const control =
    stable.sessions === 0
      ? 'ولا جلسات بعد على الإصدار المستقر'
      : `مقابل ${part(against, stable)} على الإصدار المستقر`;
  return `${words[against]} ${part(against, candidate)}، ${control}.`;
}

export function figuresAgainst(metric: Metric, { figures: { candidate, stable } }: AnalysisWindow): Why {
  const part = (figures: Figures) => [figures[metric], figures.sessions];
  return { metric, candidate: part(candidate), stable: part(stable) };
}

interface Compared {
  readonly metric: ComparedMetric | PairedMetric;
  readonly comparison: Comparison;
}

export function comparedReason({ metric, comparison }: Compared): string {
  const { candidate: ours, stable: theirs } = comparison.companies;
  if (metric === 'silentFault')
    return `المنشآت التي تجمّدت فيها الصفحة أو نقص منها ملف أو تعطّل ما حول القسم: ${ours} بهذا الإصدار مقابل ${theirs} بالإصدار المستقر.`;
  const { candidate, stable } = p75Of(comparison);
  const seconds = (time: number | null) => Math.round((time ?? 0) / 100) / 10;
  const control = metric === 'slow' ? 'بالإصدار المستقر' : 'لدى المنشآت نفسها بالإصدار المستقر قبله';
  return `ظهور المحتوى (p75): ${seconds(candidate)} ث بهذا الإصدار مقابل ${seconds(stable)} ث ${control}.`;
}

export function figuresCompared({ metric, comparison }: Compared): Why {
  const { candidate, stable } = metric === 'silentFault' ? comparison.companies : p75Of(comparison);
  return { metric, candidate: [candidate ?? 0], stable: [stable ?? 0] };
}

export const askingReason = (reason: string): string =>
  `علّق الحارس الإطلاق التدريجي ولم يوقف الإصدار، لأنه لدى أقل من ثلاث منشآت. راجع الأمر ثم استأنف الإطلاق أو أوقفه. ${reason}`;

/** Pauses instead of halting again, until a person has looked. */
export const frozenReason = (reason: string): string =>
  `علّق الحارس الإطلاق التدريجي ولم يوقف الإصدار، لأنه أوقف عدة إصدارات خلال يوم واحد. ${reason}`;

function part(metric: Metric, figures: Figures): string {
  const percent = Math.round((figures[metric] / figures.sessions) * 1000) / 10;
  return `${figures[metric]} من ${figures.sessions} (${percent}%)`;
}

export function figuresOf({ figures: { candidate, stable } }: AnalysisWindow) {
  return Object.fromEntries(
    metrics.map((metric) => [
      metric,
      `${candidate[metric]}/${candidate.sessions} : ${stable[metric]}/${stable.sessions}`,
    ]),
  );
}
