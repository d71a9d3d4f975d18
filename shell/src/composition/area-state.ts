import type { ComposedRelease, Composition } from '@hawiyat/shared/contract/platform/composition';
import type { Attempt, FailureKind, Offer } from './load-attempt.ts';
import { attempt, firstStage, stageAfter } from './load-attempt.ts';

/** A failed attempt, and its next stage if the composition still holds. */
interface Failure {
  readonly attempt: Attempt;
  readonly next: Attempt['stage'] | null;
}

export type AreaState =
  | { readonly status: 'closed' }
  /** Waits for a newer composition before it loads; without `after` it starts from the first stage. */
  | { readonly status: 'renewing'; readonly after?: Failure }
  /** Mounted: its code has arrived. Shown: its content is on the screen. */
  | { readonly status: 'loading' | 'mounted' | 'shown'; readonly attempt: Attempt }
  | { readonly status: 'failed'; readonly composition: Composition; readonly wasInUse: boolean };

/** `at`: milliseconds on one clock. */
export type AreaEvent =
  /** `renewed` answers the effect `renew`, also when no newer composition came. */
  | { readonly type: 'entered' | 'retried' | 'renewed'; readonly at: number; readonly offer: Offer }
  /** Answers the effect `load`, as `failed` does. */
  | { readonly type: 'arrived' }
  | { readonly type: 'shown'; readonly at: number }
  | { readonly type: 'failed'; readonly kind: FailureKind; readonly at: number; readonly offer: Offer };

export type AreaEffect =
  | { readonly type: 'renew' }
  | { readonly type: 'load'; readonly release: ComposedRelease; readonly timeLimit: number }
  /** Removes what the last attempt left in the page. */
  | { readonly type: 'discard' }
  | {
      readonly type: 'report';
      readonly outcome: AttemptOutcome;
      readonly release: string;
      readonly milliseconds: number;
    };

type AttemptOutcome = 'loaded' | 'retried' | 'fellBack' | 'failed' | 'crashed' | 'alteredLayout';
type Step = readonly [state: AreaState, effects: readonly AreaEffect[]];
type Moment = Readonly<{ at: number; offer: Offer }>;

/** The area's reducer: gives the next state (the same object if nothing changed) and the ordered effects. */
export function next(state: AreaState, event: AreaEvent): Step {
  switch (event.type) {
    case 'entered':
      return enter(state, event);
    case 'retried':
      return state.status === 'failed' ? start(event) : [state, []];
    case 'renewed':
      if (state.status !== 'renewing') return [state, []];
      return state.after ? resume(state.after, event) : begin(event, false);
    case 'arrived':
      return state.status === 'loading' ? [{ ...state, status: 'mounted' }, []] : [state, []];
    case 'shown':
      if (state.status !== 'mounted') return [state, []];
      return [{ ...state, status: 'shown' }, [report(state.attempt, successOf(state.attempt), event.at)]];
    case 'failed':
      return fail(state, event);
  }
}

function enter(state: AreaState, moment: Moment): Step {
  if (state.status === 'closed') return start(moment);
  const isNewer = state.status === 'failed' && state.composition !== moment.offer.composition;
  if (isNewer) return start(moment);
  const isOpen = state.status === 'mounted' || state.status === 'shown';
  if (!isOpen || !mustBeReplaced(state.attempt, moment.offer)) return [state, []];
  return after([{ type: 'discard' }], start(moment));
}

function mustBeReplaced({ release: { id }, offer }: Attempt, { composition, composed }: Offer): boolean {
  const isOthers = offer.composition.company !== composition.company && composed?.assigned.id !== id;
  return isOthers || composed?.withdrawn.includes(id) === true;
}

function start(moment: Moment): Step {
  return moment.offer.isOutdated ? [{ status: 'renewing' }, [{ type: 'renew' }]] : begin(moment, false);
}

function begin({ at, offer }: Moment, wasInUse: boolean): Step {
  return load({ offer, began: at, wasInUse }, firstStage(offer), at);
}

function load(first: Parameters<typeof attempt>[0], stage: Attempt['stage'] | null, at: number): Step {
  const begun = attempt(first, stage, at);
  if (!begun)
    return [{ status: 'failed', composition: first.offer.composition, wasInUse: first.wasInUse }, []];
  const timeLimit = begun.until - at;
  return [{ status: 'loading', attempt: begun }, [{ type: 'load', release: begun.release, timeLimit }]];
}

const successOf = ({ stage }: Attempt) => (stage === 'secondTry' ? 'retried' : 'loaded');

function fail(state: AreaState, { at, offer, kind }: Moment & { kind: FailureKind }): Step {
  if (!('attempt' in state)) return [state, []];
  const failed = state.status === 'shown' ? restarted(state.attempt, { at, offer }) : state.attempt;
  const stage = stageAfter(failed, kind);
  // An altered layout is better than no area.
  if (kind === 'altered' && stage === null) return [{ ...state }, [report(failed, 'alteredLayout', at)]];
  const effects: AreaEffect[] = [{ type: 'discard' }];
  if (stage !== 'secondTry') effects.push(report(failed, outcomeOf(kind, stage), at));
  if (state.status === 'loading') return after(effects, load(failed, stage, at));
  // A mounted area may be old, so the page may have a newer composition, or need one.
  const failure = { attempt: { ...failed, wasInUse: state.status === 'shown' }, next: stage };
  if (offer.isOutdated) return [{ status: 'renewing', after: failure }, [...effects, { type: 'renew' }]];
  return after(effects, resume(failure, { at, offer }));
}

function outcomeOf(kind: FailureKind, stage: Attempt['stage'] | null): AttemptOutcome {
  if (kind === 'crashed') return 'crashed';
  if (kind === 'altered') return 'alteredLayout';
  return stage === null ? 'failed' : 'fellBack';
}

/** A shown area starts a new series of attempts, with a new deadline and the present offer. */
function restarted(inUse: Attempt, { at, offer }: Moment): Attempt {
  return { ...inUse, offer, stage: firstStage(offer), began: at };
}

/** Continues after a failure, unless another release is assigned meanwhile. */
function resume({ attempt: failed, next: stage }: Failure, moment: Moment): Step {
  const { composition, composed } = moment.offer;
  const continues = failed.offer.composition === composition || composed?.assigned.id === failed.release.id;
  return continues ? load(failed, stage, moment.at) : begin(moment, failed.wasInUse);
}

const after = (effects: readonly AreaEffect[], [state, later]: Step): Step => [state, [...effects, ...later]];

function report({ release, began }: Attempt, outcome: AttemptOutcome, at: number): AreaEffect {
  return { type: 'report', outcome, release: release.id, milliseconds: at - began };
}
