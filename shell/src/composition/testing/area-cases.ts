import type { ComposedRelease, Composition } from '@hawiyat/shared/contract/platform/composition';
import { type AreaEffect, type AreaEvent, type AreaState, next } from '../area-state.ts';
import type { FailureKind, Offer } from '../load-attempt.ts';

const release = (id: string): ComposedRelease => ({
  id,
  globalName: id,
  contract: 1,
  base: `/r/mf-fleet/${id}/`,
  entry: 'entry.js',
  integrity: '',
});

/** A composition with `new` assigned and `old` as its fallback by default. */
export function offer(
  changes: Partial<Offer> & {
    assigned?: string;
    fallback?: null;
    withdrawn?: string[];
    company?: string;
  } = {},
): Offer {
  const { assigned = 'new', fallback, withdrawn = [], company = 'one', ...rest } = changes;
  const composed = {
    assigned: release(assigned),
    fallback: fallback === null ? null : release('old'),
    withdrawn,
  };
  const composition: Composition = {
    host: '',
    company,
    version: 0,
    areas: [],
    remotes: { 'mf-fleet': composed },
  };
  return { composition, composed, isAvoided: false, isOutdated: false, deadline: 12_000, ...rest };
}

export const usual = offer();
export const at = 1_000;
export const entered = (given: Offer = usual, when = at): AreaEvent => ({
  type: 'entered',
  at: when,
  offer: given,
});
export const retried = (given: Offer = usual): AreaEvent => ({ type: 'retried', at, offer: given });
export const renewed = (given: Offer = usual, when = at): AreaEvent => ({
  type: 'renewed',
  at: when,
  offer: given,
});
export const arrived: AreaEvent = { type: 'arrived' };
export const shown = (when = at): AreaEvent => ({ type: 'shown', at: when });
export const failed = (kind: FailureKind, given: Offer = usual, when = at): AreaEvent => ({
  type: 'failed',
  kind,
  at: when,
  offer: given,
});

function textOf(effect: AreaEffect): string {
  if (effect.type === 'load') return `load ${effect.release.id}`;
  return effect.type === 'report' ? `report ${effect.outcome} ${effect.release}` : effect.type;
}

function nameOf(state: AreaState): string {
  if (state.status === 'failed') return state.wasInUse ? 'failed in use' : 'failed';
  if (state.status === 'renewing') return state.after ? 'renewing after a failure' : 'renewing';
  return 'attempt' in state ? `${state.status} ${state.attempt.stage}` : state.status;
}

export function run(events: readonly AreaEvent[], from: AreaState = { status: 'closed' }) {
  let state = from;
  const effects: AreaEffect[] = [];
  for (const event of events) {
    const [following, later] = next(state, event);
    state = following;
    effects.push(...later);
  }
  return { state, effects, name: nameOf(state), did: effects.map(textOf) };
}

export const outdated = { ...usual, isOutdated: true };
/** A newer composition with another release. */
export const reassigned = offer({ assigned: 'newest' });
export const outdatedAfter = (events: AreaEvent[], kind: FailureKind) => [...events, failed(kind, outdated)];

/** Events up to a mounted area, its second try, its fallback, and its failure. */
export const open = [entered(usual, 0), arrived];
export const secondTry = [entered(usual, 0), failed('failed', usual, 0)];
export const fallback = [entered(usual, 0), failed('hung', usual, 0)];
export const nothingLeft = [...fallback, failed('hung', usual, 0)];
