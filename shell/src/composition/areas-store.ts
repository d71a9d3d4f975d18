import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { pageFacts } from '@hawiyat/shared/state';
import { map } from 'nanostores';
import { composedFor, discardAttempt, type LoadedArea, loadArea, reportAttempt } from './area-effects.ts';
import { type AreaEffect, type AreaEvent, type AreaState, next } from './area-state.ts';
import { isPublic } from './areas.ts';
import { composition, isOutdated, renew } from './composition.ts';
import type { FailureKind, Offer } from './load-attempt.ts';
import { ReleaseFailed } from './release-failed.ts';

type AreaView =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' } & LoadedArea)
  | { readonly status: 'failed'; readonly whileInUse: boolean };

export const $areas = map<Readonly<Record<RemoteName, AreaView>>>({});

const loadingView: AreaView = { status: 'loading' };
const closedState: AreaState = { status: 'closed' };
const states = new Map<RemoteName, AreaState>();

/** Milliseconds of a single attempt, also of a chunk that an open area loads later. */
export const attemptLimit = () => pageFacts().areaDeadline / 2;

/** Public areas never wait for a newer composition. */
export const isSettled = (name: RemoteName): boolean => isPublic(name) || !isOutdated();

function offerNow(name: RemoteName): { at: number; offer: Offer } {
  const offer = {
    ...composedFor(name),
    composition: composition(),
    isOutdated: !isSettled(name),
    deadline: pageFacts().areaDeadline,
  };
  return { at: performance.now(), offer };
}

function dispatch(name: RemoteName, event: AreaEvent): void {
  const before = states.get(name) ?? closedState;
  const [state, effects] = next(before, event);
  if (state === before) return;
  states.set(name, state);
  if (state.status === 'renewing' || state.status === 'loading') $areas.setKey(name, loadingView);
  for (const effect of effects) run(name, effect);
  if (state.status !== 'failed') return;
  console.error(`[composition] ${name} could not be opened: no release is left, or no time`);
  $areas.setKey(name, { status: 'failed', whileInUse: state.wasInUse });
}

function run(name: RemoteName, effect: AreaEffect): void {
  switch (effect.type) {
    case 'load':
      warnIfAvoiding(name);
      loadArea(name, effect.release, effect.timeLimit).then(
        (area) => {
          dispatch(name, { type: 'arrived' });
          $areas.setKey(name, { status: 'open', ...area });
        },
        (error) => fail(name, effect.release.id, error),
      );
      break;
    case 'renew':
      void renew().then(() => dispatch(name, { type: 'renewed', ...offerNow(name) }));
      break;
    case 'discard':
      discardAttempt(name);
      break;
    case 'report':
      reportAttempt(name, effect);
      break;
  }
}

/** After a fallback by crash marker no error in this page says why. */
function warnIfAvoiding(name: RemoteName): void {
  const state = states.get(name);
  if (state?.status !== 'loading' || state.attempt.stage !== 'fallback') return;
  const { composed, isAvoided } = state.attempt.offer;
  if (isAvoided)
    console.warn(`[composition] ${name} ${composed?.assigned.id} avoided: this browser once hung with it`);
}

function fail(name: RemoteName, release: string, error: unknown): void {
  const kind = failureKind(error);
  console.warn(`[composition] ${name} ${release} ${kind}`, error);
  dispatch(name, { type: 'failed', kind, ...offerNow(name) });
}

/** A missing chunk deserves a second attempt; any other error is a bug in the release. */
function failureKind(error: unknown): FailureKind {
  if (error instanceof ReleaseFailed) return error.how;
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? 'failed' : 'crashed';
}

/** Loads the area unless it is open or loading and still valid. Settles when the area may be shown. */
export async function enterArea(name: RemoteName): Promise<void> {
  // A renewing area continues by itself.
  const isRenewing = states.get(name)?.status === 'renewing';
  if ($areas.get()[name] && !isSettled(name)) await renew();
  if (!isRenewing) dispatch(name, { type: 'entered', ...offerNow(name) });
}

export const retryArea = (name: RemoteName): void => dispatch(name, { type: 'retried', ...offerNow(name) });

export const areaShown = (name: RemoteName): void => dispatch(name, { type: 'shown', at: performance.now() });

/** A mounted area crashed or missed its deadline: the next release replaces it in the same page. */
export function areaFailed(name: RemoteName, { release }: LoadedArea, error: unknown): void {
  if ($areas.get()[name]?.status === 'open') fail(name, release.id, error);
}

/** Milliseconds that remain of the attempt, or a whole attempt once the area was shown. */
export function remainingTime(name: RemoteName): number {
  const state = states.get(name);
  return state?.status === 'mounted' ? Math.max(0, state.attempt.until - performance.now()) : attemptLimit();
}

/** Waits at most `longest` milliseconds until an area can render or has failed. */
export function waitUntilReady(name: RemoteName, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    const stop = $areas.listen((areas) => {
      if (areas[name]?.status === 'loading') return;
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}
