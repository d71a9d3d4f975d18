import { useEffect, useMemo, useRef } from 'react';
import { notify } from '../../state/notices.ts';

const stillThere = 'ما أدخلته محفوظ، افتح النموذج لمتابعته.';

/**
 * A form that is left while it is being sent says as a toast how that ended.
 * @param keep keeps what was typed when it failed; false when there is nothing to keep
 */
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
        if (isLeft.current && success) notify(success, 'success');
      },
      failed: (message: string) => {
        if (!isLeft.current) return;
        const isKept = kept.current(message);
        notify(isKept ? `${message.replace(/\.$/, '')}. ${stillThere}` : message, 'error');
      },
    };
  }, []);
}
