/** Milliseconds between two beats of the page, and between two looks of the worker. */
export const beatTime = 1_000;
/** Milliseconds without a beat after which the main thread counts as stopped. */
const stoppedAfter = 5_000;

export type HeartbeatMessage =
  /** The worker posts `body` with the session's token when the beats stop. */
  | { readonly type: 'follow'; readonly path: string; readonly token: string; readonly body: string }
  | { readonly type: 'beat' }
  | { readonly type: 'rest' };

export interface Followed {
  readonly beatAt: number;
  readonly lookedAt: number;
}

/** A machine that slept stopped the worker too, which is no fault of the page. `now`: the worker's clock. */
export function look({ beatAt, lookedAt }: Followed, now: number): { isStopped: boolean; next: Followed } {
  const hasSlept = now - lookedAt > 3 * beatTime;
  const next = { beatAt: hasSlept ? now : beatAt, lookedAt: now };
  return { isStopped: now - next.beatAt >= stoppedAfter, next };
}
