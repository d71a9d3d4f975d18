import { useLocation, useNavigationType } from '@hawiyat/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/** The path shown last; null before the first. */
let shown: string | null = null;

/**
 * Sets the page's title and, after a navigation, focuses its heading and scrolls to the top, as a page load
 * would. The first page keeps the browser's own focus, and going back keeps the scroll offset.
 * @param section title of the page
 * @returns ref for the heading, which needs `tabIndex={-1}`
 */
export function usePageTitle(section: string): RefObject<HTMLHeadingElement | null> {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${section} · منصة حاويات`;
  }, [section]);
  useEffect(() => {
    const first = shown === null;
    if (shown === pathname) return;
    shown = pathname;
    if (first) return;
    if (way !== 'POP') window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return heading;
}
