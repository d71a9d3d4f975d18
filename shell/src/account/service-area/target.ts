import { atom } from 'nanostores';

export const depotTarget = 'depot';

/** A press on the map changes the depot, or the area of this key. */
export const $target = atom(depotTarget);

/** On small screens the map is above the fields, perhaps out of sight. */
export function drawOnMap(target: string): void {
  $target.set(target);
  document.querySelector('[data-map]')?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
}
