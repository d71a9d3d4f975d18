import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../router.ts';
import { useUnsaved } from '../dialog-context.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import { watchLeaving } from '../watch-leaving.ts';

/** Asks before a page is left unsaved; without the Navigation API the browser asks, on close and reload only. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const [held, setHeld] = useState<{ readonly goOn: () => void } | null>(null);
  const navigate = useNavigate();
  const letGo = useRef(false);
  useUnsaved(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    return watchLeaving(({ isBack, to: { origin, pathname, search }, hold }) => {
      if (letGo.current || origin !== location.origin || pathname === location.pathname) return;
      const goBack = hold();
      setHeld({ goOn: isBack ? goBack : () => void navigate(pathname + search) });
    });
  }, [unsaved, navigate]);
  const leave = () => {
    letGo.current = true;
    setHeld(null);
    held?.goOn();
  };
  return held && <LeaveQuestion onLeave={leave} onStay={() => setHeld(null)} />;
}
