import { createContext, useContext } from 'react';

/** What a press on the map changes: the depot, or the area of this key. */
export const depotTarget = 'depot';

export interface Targeting {
  readonly target: string;
  readonly onTarget: (target: string) => void;
}

/** Of the page's form, for its parts and its map. */
export const TargetContext = createContext<Targeting>({ target: depotTarget, onTarget: () => {} });
export const useTarget = (): Targeting => useContext(TargetContext);
