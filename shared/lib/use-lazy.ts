import { useCallback, useEffect, useState } from 'react';

/** @param load must be a stable function, because a new one loads again */
export function useLazy<Chunk>(load: () => Promise<Chunk>) {
  const [state, setState] = useState<{ readonly chunk: Chunk | null; readonly failed: boolean }>(coming);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((number) => number + 1), []);
  useEffect(() => {
    let wanted = true;
    setState(coming);
    load().then(
      (chunk) => wanted && setState({ chunk, failed: false }),
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error);
        if (wanted) setState({ chunk: null, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  return { ...state, retry };
}

const coming = { chunk: null, failed: false };
