import { createContext, useContext } from 'react';

/** A press on the map changes the depot, or the area of this key. */
export const depotTarget = 'depot';

interface Targeting {
  readonly target: string;
  readonly onTarget: (target: string) => void;
}

export const TargetContext = createContext<Targeting>({ target: depotTarget, onTarget: () => {} });
export const useTarget = (): Targeting => useContext(TargetContext);

/** On small screens the map is above the fields, perhaps out of sight. */
export const showMap = (): void =>
  document.querySelector('[data-map]')?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
