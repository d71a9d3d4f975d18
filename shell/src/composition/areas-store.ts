import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { pageFacts } from '@hawiyat/shared/state';
import { map } from 'nanostores';
import { composedFor, discardAttempt, type LoadedArea, loadArea, reportAttempt } from './area-effects.ts';
import { type AreaEffect, type AreaEvent, type AreaState, next } from './area-state.ts';
import { isPublic } from './areas.ts';
import { composition, isOutdated, renew } from './composition.ts';
import type { FailureKind, Offer } from './load-attempt.ts';
import { ReleaseFailed } from './release-failed.ts';

/** What `<Area>` shows. */
export type AreaView =
  | { readonly status: 'loading' }
  | ({ readonly status: 'open' } & LoadedArea)
  | { readonly status: 'failed'; readonly whileInUse: boolean };

/** Areas by name; one that was not entered yet is missing. */
export const $areas = map<Readonly<Record<RemoteName, AreaView>>>({});

const loading: AreaView = { status: 'loading' };
const closed: AreaState = { status: 'closed' };
const states = new Map<RemoteName, AreaState>();

/** Milliseconds of a single attempt, also of a chunk that an open area loads later. */
export const attemptLimit = () => pageFacts().areaDeadline / 2;

/** Whether an area can open with the current composition. Public areas never wait for a newer one. */
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

/** Lets the reducer decide, shows what it decided, and does what it asks for. */
function dispatch(name: RemoteName, event: AreaEvent): void {
  const before = states.get(name) ?? closed;
  const [state, effects] = next(before, event);
  if (state === before) return;
  states.set(name, state);
  if (state.status === 'renewing' || state.status === 'loading') $areas.setKey(name, loading);
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

/** A fallback because of a crash marker: nothing fails in this page that could say why. */
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

/** A missing chunk is worth a second attempt; any other error of an area is a bug in its release. */
function failureKind(error: unknown): FailureKind {
  if (error instanceof ReleaseFailed) return error.how;
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' ? 'failed' : 'crashed';
}

/**
 * Loads the area unless it is open or loading. An open one is loaded again when its release has been
 * withdrawn, a failed one when the composition has changed.
 * @returns settles when it is known whether the open area may be shown
 */
export async function enterArea(name: RemoteName): Promise<void> {
  // An area that waits for the composition itself goes on when it is there.
  const isRenewing = states.get(name)?.status === 'renewing';
  if ($areas.get()[name] && !isSettled(name)) await renew();
  if (!isRenewing) dispatch(name, { type: 'entered', ...offerNow(name) });
}

/** Loads a failed area again, beginning with the assigned release. */
export function retryArea(name: RemoteName): void {
  dispatch(name, { type: 'retried', ...offerNow(name) });
}

/** Called when an area's content is shown. */
export function areaShown(name: RemoteName): void {
  dispatch(name, { type: 'shown', at: performance.now() });
}

/**
 * Called when a mounted area crashes or does not show its content in time. The next release replaces it in the same
 * page; when none is left, the area's error is shown.
 */
export function areaFailed(name: RemoteName, { release }: LoadedArea, error: unknown): void {
  if ($areas.get()[name]?.status === 'open') fail(name, release.id, error);
}

/**
 * Milliseconds that the area may still wait for its content: the rest of its attempt, or a whole attempt once it
 * was shown.
 */
export function remainingTime(name: RemoteName): number {
  const state = states.get(name);
  return state?.status === 'mounted' ? Math.max(0, state.attempt.until - performance.now()) : attemptLimit();
}

/**
 * Waits until an area can be rendered, or has failed.
 * @param longest milliseconds
 */
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
