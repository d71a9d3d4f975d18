import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { stored } from './stored.ts';

/** Private windows and full disks throw; the page continues. */
function attempt(key: string, change: () => void): true {
  try {
    change();
  } catch (reason) {
    console.warn(`The browser did not keep ${key}`, reason);
  }
  return true;
}

const storage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key: string) => stored(key) !== null,
    get: (_, key: string) => stored(key) ?? undefined,
    set: (_, key: string, value: string) => attempt(key, () => localStorage.setItem(key, value)),
    deleteProperty: (_, key: string) => attempt(key, () => localStorage.removeItem(key)),
  },
);
const nowhere = { addEventListener() {}, removeEventListener() {} };
setPersistentEngine(storage, typeof window === 'undefined' ? nowhere : windowPersistentEvents);

/** A text in local storage as a store that other tabs follow; undefined removes it. */
export const persistentText = (key: string): WritableAtom<string | undefined> =>
  persistentAtom<string | undefined>(key, undefined);
