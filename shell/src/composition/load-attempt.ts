import type {
  ComposedRelease,
  ComposedRemote,
  Composition,
} from '@hawiyat/shared/contract/platform/composition';

/** Which of its releases an attempt loads: the assigned one, the same under a fresh address, or the fallback. */
export type Stage = 'assigned' | 'secondTry' | 'fallback';

/**
 * `failed`: fast, and worth a second try. The others go on with the fallback; `altered`, when the layout around the area
 * has changed with it, only if there is one.
 */
export type FailureKind = 'failed' | 'hung' | 'incompatible' | 'crashed' | 'altered';

/** What the page has for an area at one moment. */
export interface Offer {
  /** Known by identity: a renewed composition is another one, even if nothing in it changed. */
  readonly composition: Composition;
  /** The area's part of it; missing when the composition knows no such remote. */
  readonly composed: ComposedRemote | undefined;
  /** This browser once hung with the assigned release. */
  readonly isAvoided: boolean;
  /** The composition has to be renewed before an area loads with it. */
  readonly isOutdated: boolean;
  /** Milliseconds from the first attempt until content is shown. */
  readonly deadline: number;
}

/** One release that an area loads, or is open with. */
export interface Attempt {
  readonly stage: Stage;
  readonly release: ComposedRelease;
  /** What the page had when the first attempt began; later attempts choose from the same. */
  readonly offer: Offer;
  /** When the first attempt began, on the clock of the events. */
  readonly began: number;
  /** When this attempt counts as hung. */
  readonly until: number;
  /** It replaces a release that failed after it was shown. */
  readonly wasInUse: boolean;
}

/** @returns where an area begins: an avoided release is passed over if there is another */
export function firstStage({ composed, isAvoided }: Offer): Stage {
  return composed?.fallback && isAvoided ? 'fallback' : 'assigned';
}

/**
 * Chooses what follows a failure: after a fast one the same release once more; after a hang, a crash or a second
 * failure the fallback.
 * @returns the next stage, or null when none is left
 */
export function stageAfter({ release, stage, offer }: Attempt, kind: FailureKind): Stage | null {
  const { assigned, fallback } = offer.composed ?? {};
  if (release.id === fallback?.id) return null;
  // A release that is neither belongs to an earlier composition, so this one's stage is still untried.
  if (release.id !== assigned?.id) return stage;
  if (stage === 'assigned' && kind === 'failed') return 'secondTry';
  return fallback ? 'fallback' : null;
}

/**
 * Begins an attempt. One deadline holds for all attempts together, and each gets at most half of it, so that time
 * remains for the next.
 * @param stage null when none is left
 * @param at the present moment
 * @returns null when no release is left, or no time
 */
export function attempt(
  { offer, began, wasInUse }: Pick<Attempt, 'offer' | 'began' | 'wasInUse'>,
  stage: Stage | null,
  at: number,
): Attempt | null {
  const release = stage && offer.composed?.[stage === 'fallback' ? 'fallback' : 'assigned'];
  const remaining = began + offer.deadline - at;
  if (!(stage && release) || remaining <= 0) return null;
  return { stage, release, offer, began, until: at + Math.min(remaining, offer.deadline / 2), wasInUse };
}
