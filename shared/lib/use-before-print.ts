import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Runs a change of state that is rendered before the browser prints, because it waits for no render. */
export function useBeforePrint(change: () => void): void {
  useEffect(() => {
    const render = () => flushSync(change);
    addEventListener('beforeprint', render);
    return () => removeEventListener('beforeprint', render);
  });
}
