import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentType, useEffect } from 'react';

/**
 * A screen of the host in a chunk of its own.
 * @param imported loads the chunk
 * @param leave for a page whose chunk is gone from the server
 */
export function lazyScreen(imported: () => Promise<ComponentType>, leave: () => void) {
  const $screen = atom<ComponentType | null>(null);
  const load = async () => $screen.set(await imported());
  function LazyScreen() {
    const Screen = useStore($screen);
    useEffect(() => {
      load().catch((reason) => {
        console.error('[screen] could not be loaded', reason);
        leave();
      });
    }, []);
    return Screen && <Screen />;
  }
  return { LazyScreen, load };
}
