/** `unclear`: the candidate could not be tried, or the stable release fails as well. */
export type ProbeOutcome = 'passed' | 'failed' | 'unclear';

/** `why` is for people when it failed, and for the log otherwise. */
export interface ProbeResult {
  readonly outcome: ProbeOutcome;
  readonly why: string;
}

/** Opens a page; returns what is wrong, or null. */
export type Visit = (path: string) => Promise<string | null>;

export const damaged = (path: string): ProbeResult => ({
  outcome: 'failed',
  why: `وجد الفحص أن الملف \u2066${path}\u2069 من الإصدار المرشح مفقود أو لا يطابق بصمته.`,
});

export const unclear = (why: string): ProbeResult => ({ outcome: 'unclear', why });

/** Fails a candidate that fails twice where the stable release opens: a busy machine is not its fault. */
export async function judged(
  paths: readonly string[],
  candidate: Visit,
  stable: Visit,
): Promise<ProbeResult> {
  for (const path of paths) {
    const wrong = await candidate(path);
    if (wrong === null) continue;
    const control = await stable(path);
    if (control !== null) return unclear(`${path}: ${wrong}; the stable release: ${control}`);
    if ((await candidate(path)) === null) return unclear(`${path}: ${wrong}, but not the second time`);
    return {
      outcome: 'failed',
      why: `لم يُفتح الإصدار المرشح عند \u2066${path}\u2069 في متصفح الفحص مرتين، بينما فُتح الإصدار المستقر (\u2066${wrong}\u2069).`,
    };
  }
  return { outcome: 'passed', why: paths.join(' ') };
}
