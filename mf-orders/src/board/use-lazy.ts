import { useCallback, useEffect, useState } from 'react';

/** @param load must be a stable function, because a new one loads again */
export function useLazy<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<{ readonly part: Part | null; readonly failed: boolean }>(coming);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((number) => number + 1), []);
  useEffect(() => {
    let wanted = true;
    setState(coming);
    load().then(
      (part) => wanted && setState({ part, failed: false }),
      (error: unknown) => {
        console.error('A part of the orders could not be loaded', error);
        if (wanted) setState({ part: null, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  return { ...state, retry };
}

const coming = { part: null, failed: false };
