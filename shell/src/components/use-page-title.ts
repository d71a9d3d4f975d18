import { useLocation, useNavigationType } from '@hawiyat/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

let shownPath: string | null = null;

/**
 * Sets the page's title and, after a navigation, focuses its heading and scrolls to the top, as a page load
 * would. The first page keeps the browser's own focus, and going back keeps the scroll offset.
 * @param section title of the page
 * @returns ref for the heading, which needs `tabIndex={-1}`
 */
export function usePageTitle(section: string): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${section} · منصة حاويات`;
  }, [section]);
  useEffect(() => {
    const first = shownPath === null;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (first) return;
    const focused = document.activeElement;
    // Both make the browser lay out the new page, so they wait for the frame that does so anyway.
    requestAnimationFrame(() => {
      if (navigationType !== 'POP') window.scrollTo(0, 0);
      const { activeElement, body } = document;
      const named = document.querySelector<HTMLElement>('[data-named] h1');
      if (activeElement === focused || activeElement === body)
        (named ?? heading.current)?.focus({ preventScroll: true });
    });
  }, [pathname, navigationType]);
  return heading;
}
