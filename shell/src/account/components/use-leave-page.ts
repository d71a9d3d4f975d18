import { useNavigate } from '@hawiyat/shared/router';
import { useEffect, useRef, useState } from 'react';

/**
 * Asks before a page with unsaved changes is left for another one, by «back» too. A browser without the Navigation API asks
 * only before its tab is closed or loaded again.
 * @returns whether it asks now, and the two answers
 */
export function useLeavePage(unsaved: boolean) {
  const [held, setHeld] = useState<{ readonly goOn: () => void } | null>(null);
  const navigate = useNavigate();
  const letGo = useRef(false);
  useEffect(() => {
    if (!unsaved || !('navigation' in window)) return;
    const hold = (event: NavigateEvent) => {
      const { url, key } = event.destination;
      const { origin, pathname, search } = new URL(url);
      const isElsewhere = origin === location.origin && pathname !== location.pathname;
      if (letGo.current || !event.cancelable || !isElsewhere) return;
      event.preventDefault();
      const isBack = event.navigationType === 'traverse';
      setHeld({ goOn: () => void (isBack ? navigation.traverseTo(key) : navigate(pathname + search)) });
    };
    navigation.addEventListener('navigate', hold);
    return () => navigation.removeEventListener('navigate', hold);
  }, [unsaved, navigate]);
  return {
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      letGo.current = true;
      setHeld(null);
      held?.goOn();
    },
  };
}
