import { useNavigate } from '@hawiyat/shared/router';
import { watchLeaving } from '@hawiyat/shared/ui/watch-leaving';
import { useEffect, useRef, useState } from 'react';

/** Asks before leaving unsaved changes; without the Navigation API the browser asks, on close and reload only. */
export function useLeavePage(unsaved: boolean) {
  const [held, setHeld] = useState<{ readonly goOn: () => void } | null>(null);
  const navigate = useNavigate();
  const letGo = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    return watchLeaving(({ isBack, to: { origin, pathname, search }, hold }) => {
      if (letGo.current || origin !== location.origin || pathname === location.pathname) return;
      const goBack = hold();
      setHeld({ goOn: isBack ? goBack : () => void navigate(pathname + search) });
    });
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
