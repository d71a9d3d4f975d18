import { useCallback, useEffect, useState } from 'react';

/**
 * A part of the area that comes when it is needed.
 * @param load the same function as long as the same part is meant
 * @returns the part, null until it is there; whether it could not be had; and what tries again
 */
export function useLoaded<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<{ readonly part: Part | null; readonly failed: boolean }>(coming);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((number) => number + 1), []);
  // Done anew for another try.
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
