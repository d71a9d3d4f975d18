import type { ComposedRelease, Composition } from '@hawiyat/shared/contract/releases';
import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import type { Remote } from '@hawiyat/shared/federation/remote';
import { clearMarker, isAvoided, setMarker } from './crash-markers.ts';
import { folderOf, loadRelease, ReleaseFailed } from './load-release.ts';
import { reportOutcome } from './outcomes.ts';
import { removeStyles } from './release-styles.ts';

export interface LoadedArea {
  readonly release: ComposedRelease;
  /** Earlier attempts with this release in this page. */
  readonly attempt: number;
  readonly remote: Remote;
  /** Milliseconds (of `performance.now()`) by which its content must be shown. */
  readonly until: number;
}

type Stage = 'first' | 'retry' | 'fallback' | 'exhausted';

const attempts = new Map<string, number>();

function nextAttempt({ base }: ComposedRelease): number {
  const attempt = attempts.get(base) ?? 0;
  attempts.set(base, attempt + 1);
  return attempt;
}

/**
 * Loads an area, from the request until its content is shown: the assigned release; after a fast failure the same
 * release once more under a fresh address; after a hang, a crash or a second failure the fallback. One deadline holds
 * for the whole, and a single attempt gets at most half of it, so that time remains for the next.
 */
export class AreaLoader {
  private stage: Stage = 'first';
  private readonly began = performance.now();
  private readonly composed: { assigned: ComposedRelease; fallback: ComposedRelease | null } | undefined;

  /**
   * @param name the remote's name
   * @param composition the page's composition
   * @param deadline milliseconds for the whole
   */
  constructor(
    private readonly name: RemoteName,
    composition: Composition,
    private readonly deadline: number,
  ) {
    this.composed = composition.remotes[name];
    const { assigned, fallback } = this.composed ?? {};
    if (assigned && fallback && isAvoided(name, assigned.id)) this.stage = 'fallback';
  }

  /**
   * Loads the next release to try.
   * @returns the remote, the release that it came from, and the deadline of its content
   * @throws ReleaseFailed (the last one) when none is left, or no time
   */
  async load(): Promise<LoadedArea> {
    for (;;) {
      const release = this.release();
      const remaining = this.began + this.deadline - performance.now();
      if (!release || remaining <= 0)
        throw new ReleaseFailed(`${this.name} has no release left to load`, 'failed');
      const timeLimit = Math.min(remaining, this.deadline / 2);
      const until = performance.now() + timeLimit;
      const attempt = nextAttempt(release);
      setMarker(this.name, release.id);
      try {
        return { release, attempt, until, remote: await loadRelease(this.name, release, attempt, timeLimit) };
      } catch (error) {
        this.markFailed(release, attempt, error);
      }
    }
  }

  /** Records that an attempt failed, before or after its area was mounted, and chooses the next stage. */
  markFailed(release: ComposedRelease, attempt: number, error: unknown): void {
    const failureKind = error instanceof ReleaseFailed ? error.how : 'crashed';
    console.warn(`[composition] ${this.name} ${release.id} ${failureKind}`, error);
    clearMarker(this.name);
    removeStyles(folderOf(release, attempt));
    const { assigned, fallback = null } = this.composed ?? {};
    // A release that is neither belongs to an earlier composition, so the assigned one is still untried.
    if (release.id === fallback?.id) this.stage = 'exhausted';
    else if (release.id === assigned?.id && this.stage === 'first' && failureKind === 'failed')
      this.stage = 'retry';
    else if (release.id === assigned?.id) this.stage = fallback ? 'fallback' : 'exhausted';
    if (this.stage === 'retry') return;
    this.report(
      release,
      failureKind === 'crashed' ? 'crashed' : this.stage === 'exhausted' ? 'failed' : 'fellBack',
    );
  }

  markShown({ release }: LoadedArea): void {
    clearMarker(this.name);
    this.report(release, this.stage === 'retry' ? 'retried' : 'loaded');
  }

  private release(): ComposedRelease | null {
    if (!this.composed || this.stage === 'exhausted') return null;
    return this.stage === 'fallback' ? this.composed.fallback : this.composed.assigned;
  }

  private report(
    release: ComposedRelease,
    outcome: 'loaded' | 'retried' | 'fellBack' | 'failed' | 'crashed',
  ) {
    const milliseconds = Math.min(600_000, Math.round(performance.now() - this.began));
    reportOutcome({ remote: this.name, release: release.id, outcome, milliseconds });
  }
}
