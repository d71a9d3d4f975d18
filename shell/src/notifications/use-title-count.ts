import { useEffect } from 'react';

const prefix = /^\(\d+\+?\) /;

/** Puts a count before the page's title, whoever sets that. @param shown empty for none */
export function useTitleCount(shown: string): void {
  useEffect(() => {
    const apply = () => {
      const bare = document.title.replace(prefix, '');
      const wanted = shown === '' ? bare : `(${shown}) ${bare}`;
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const changes = new MutationObserver(apply);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      document.title = document.title.replace(prefix, '');
    };
  }, [shown]);
}
