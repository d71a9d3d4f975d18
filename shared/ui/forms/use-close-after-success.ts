import { useEffect, useEffectEvent } from 'react';
import type { FormState } from './use-form.ts';

const successShown = 1000;

export function useCloseAfterSuccess({ stage }: FormState['submission'], onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(() => close(), successShown);
    return () => clearTimeout(timer);
  }, [stage]);
}
