import { useEffect, useMemo, useRef } from 'react';
import { $notices, notify } from '../../state/notices.ts';
import { messages } from './texts.ts';

/** Shows the outcome as a toast when the form was left while sending. @param keep false: there is no draft to keep */
export function useOutcomeAfterLeaving(keep: (message: string) => boolean) {
  const isLeft = useRef(false);
  const kept = useRef(keep);
  useEffect(() => {
    kept.current = keep;
  });
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
        // The toast that undoes it may have said so.
        const isSaid = $notices.get().some(({ text }) => text === success);
        if (isLeft.current && success && !isSaid) notify(success, 'success');
      },
      failed: (message: string) => {
        if (!isLeft.current) return;
        const isKept = kept.current(message);
        notify(isKept ? `${message.replace(/\.$/, '')}. ${messages.draftKept}` : message, 'error');
      },
    };
  }, []);
}
