import { useNavigationType } from '@hawiyat/shared/router';
import { useLayoutEffect } from 'react';

/** After client-side navigation title and scroll position are set by hand; after a load or back the browser restores them. */
export function usePageNavigation(title: string): void {
  const isRestored = useNavigationType() === 'POP';
  // A layout effect, so the page is never painted at the former page's scroll position.
  useLayoutEffect(() => {
    document.title = title;
    if (isRestored && scrollY > 0) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [title]);
}
