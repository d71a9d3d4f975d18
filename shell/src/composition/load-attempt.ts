import type {
  ComposedRelease,
  ComposedRemote,
  Composition,
} from '@hawiyat/shared/contract/platform/composition';

/** The assigned release, the same under a new address, or the fallback. */
export type Stage = 'assigned' | 'secondTry' | 'fallback';

/** `failed`: fast, so a second try follows. Else the fallback follows; for `altered` only if there is one. */
export type FailureKind = 'failed' | 'hung' | 'incompatible' | 'crashed' | 'altered';

export interface Offer {
  /** Compared by identity: a renewed composition counts as another one. */
  readonly composition: Composition;
  /** Undefined when the composition does not know the remote. */
  readonly composed: ComposedRemote | undefined;
  readonly isAvoided: boolean;
  readonly isOutdated: boolean;
  /** Milliseconds from the first attempt until content is shown. */
  readonly deadline: number;
}

export interface Attempt {
  readonly stage: Stage;
  readonly release: ComposedRelease;
  /** The offer at the first attempt; later attempts choose from it. */
  readonly offer: Offer;
  readonly began: number;
  /** When this attempt counts as hung. */
  readonly until: number;
  /** It replaces a release that failed after it was shown. */
  readonly wasInUse: boolean;
}

/** An area skips an avoided release if there is another. */
export function firstStage({ composed, isAvoided }: Offer): Stage {
  return composed?.fallback && isAvoided ? 'fallback' : 'assigned';
}

/** A fast failure gets a second try; a hang, a crash or a second failure the fallback; else null. */
export function stageAfter({ release, stage, offer }: Attempt, kind: FailureKind): Stage | null {
  const { assigned, fallback } = offer.composed ?? {};
  if (release.id === fallback?.id) return null;
  // A release of an earlier composition: this one's stage is still untried.
  if (release.id !== assigned?.id) return stage;
  if (stage === 'assigned' && kind === 'failed') return 'secondTry';
  return fallback ? 'fallback' : null;
}

/** All attempts share one deadline, each at most half of it, so that time remains for the next. */
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
