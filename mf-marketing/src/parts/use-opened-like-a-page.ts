import { useNavigationType } from '@hawiyat/shared/router';
import { useLayoutEffect } from 'react';

/**
 * Coming from another page of the host, nothing was loaded: title and place are then set by hand. Where the browser
 * itself has opened the page or gone back to it, it has its own place for it.
 */
export function useOpenedLikeAPage(title: string): void {
  const isBrowsersOwn = useNavigationType() === 'POP';
  // Before it is painted, so that nobody sees it at the former page's place. Links within the page open nothing.
  useLayoutEffect(() => {
    document.title = title;
    if (isBrowsersOwn && scrollY > 0) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [title]);
}
