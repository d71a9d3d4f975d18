import { useEffect, useRef } from 'react';
import type { FormState } from './use-form.ts';

const successShown = 1000;

export function useCloseAfterSuccess({ stage }: FormState['submission'], onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(() => close.current(), successShown);
    return () => clearTimeout(timer);
  }, [stage]);
}
