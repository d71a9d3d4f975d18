import { useEffect } from 'react';

const prefix = /^\(\d+\+?\) /;

export function useTitleCount(shown: string): void {
  useEffect(() => countInTitle(shown), [shown]);
}

/** Keeps a count before the page's title, but not while printing, because browsers name the file after it. */
export function countInTitle(shown: string): () => void {
  let isPrinting = false;
  const apply = () => {
    const bare = document.title.replace(prefix, '');
    const wanted = shown === '' || isPrinting ? bare : `(${shown}) ${bare}`;
    if (document.title !== wanted) document.title = wanted;
  };
  const print = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    apply();
  };
  apply();
  const changes = new MutationObserver(apply);
  changes.observe(document.head, { subtree: true, childList: true, characterData: true });
  addEventListener('beforeprint', print);
  addEventListener('afterprint', print);
  return () => {
    changes.disconnect();
    removeEventListener('beforeprint', print);
    removeEventListener('afterprint', print);
    document.title = document.title.replace(prefix, '');
  };
}
