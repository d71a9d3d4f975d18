import { useEffect } from 'react';

const mark = 'تجريبي · ';
/** The count of notifications comes first. */
const start = /^(\(\d+\+?\) )?(?:تجريبي · )?/;

/** Marks the title of every page, whoever sets it. */
export function useTitleMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return;
    const apply = () => {
      const wanted = document.title.replace(start, (_, count = '') => count + mark);
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const changes = new MutationObserver(apply);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      document.title = document.title.replace(mark, '');
    };
  }, [isMarked]);
}
