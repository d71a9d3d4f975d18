import { useEffect, useMemo, useRef } from 'react';
import { notify } from '../../state/notices.ts';

/** A form that is left while it is being sent says as a toast how that ended. */
export function useOutcomeAfterLeaving() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useMemo(() => {
    let success: string | undefined;
    return {
      announce: (text: string) => {
        success = text;
      },
      succeeded: () => {
        if (isLeft.current && success) notify(success, 'success');
      },
      failed: (message: string) => {
        if (isLeft.current) notify(message, 'error');
      },
    };
  }, []);
}
